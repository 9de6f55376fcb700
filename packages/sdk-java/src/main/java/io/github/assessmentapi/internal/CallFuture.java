package io.github.assessmentapi.internal;

import io.github.assessmentapi.ApiResponse;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/**
 * The later result of a call that has no thread. To cancel it, or what is derived from it, ends the
 * call: the wait between two tries, or the connection of the try under way. {@code HttpClient} does
 * the same.
 */
final class CallFuture<T> extends CompletableFuture<T> {
  private final CallFuture<?> call;

  /** The try, or the wait, that is under way. */
  private volatile Future<?> step = CompletableFuture.completedFuture(null);

  CallFuture() {
    call = this;
    // However it ends, also by a timeout that a program gives it.
    whenComplete((value, error) -> step.cancel(true));
  }

  private CallFuture(CallFuture<?> call) {
    this.call = call;
  }

  /** The body of a response alone, with the same errors. */
  static <T> CompletableFuture<T> bodyOf(CompletableFuture<ApiResponse<T>> response) {
    CompletableFuture<T> body = response.newIncompleteFuture();
    response.whenComplete(
        (value, error) -> {
          if (error == null) {
            body.complete(value.body());
          } else {
            // Derived futures would wrap it.
            body.completeExceptionally(error);
          }
        });
    // Also a timeout that a program gives it.
    body.whenComplete((value, error) -> response.cancel(true));
    return body;
  }

  /** Says what is under way. */
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
