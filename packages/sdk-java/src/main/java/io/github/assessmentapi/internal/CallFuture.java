package io.github.assessmentapi.internal;

import io.github.assessmentapi.ApiResponse;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/**
 * Future of a call without a thread. Canceling it or a derived future ends the call: the wait
 * between two attempts, or the connection of the current attempt. {@code HttpClient} behaves the
 * same.
 */
final class CallFuture<T> extends CompletableFuture<T> {
  private final CallFuture<?> call;

  private volatile Future<?> step = CompletableFuture.completedFuture(null);

  CallFuture() {
    call = this;
    // However it ends, including a timeout set by the application.
    whenComplete((value, error) -> step.cancel(true));
  }

  private CallFuture(CallFuture<?> call) {
    this.call = call;
  }

  /** Returns a future of the body alone, with the same errors. */
  static <T> CompletableFuture<T> bodyOf(CompletableFuture<ApiResponse<T>> response) {
    CompletableFuture<T> body = response.newIncompleteFuture();
    response.whenComplete(
        (value, error) -> {
          if (error == null) {
            body.complete(value.body());
          } else {
            // Derived futures would wrap the error.
            body.completeExceptionally(error);
          }
        });
    // Also after a timeout set by the application.
    body.whenComplete((value, error) -> response.cancel(true));
    return body;
  }

  void during(Future<?> next) {
    step = next;
    if (isDone()) {
      next.cancel(true);
    }
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    boolean isCancelled = super.cancel(mayInterruptIfRunning);
    if (isCancelled && call != this) {
      call.cancel(mayInterruptIfRunning);
    }
    return isCancelled;
  }

  @Override
  public <U> CompletableFuture<U> newIncompleteFuture() {
    return new CallFuture<>(call);
  }
}
