package io.github.assessmentapi.internal;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.assessmentapi.ApiResponse;
import io.github.assessmentapi.CallOptions;
import io.github.assessmentapi.ConnectionFailedException;
import io.github.assessmentapi.UnexpectedResponseException;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Sends the requests of a client. Does not follow redirects, which would send the key to another
 * host.
 */
public final class Transport implements AutoCloseable {
  private final Settings settings;
  private final HttpClient http;
  private final AtomicBoolean closed;

  public Transport(Settings settings) {
    this(
        new Settings(settings),
        settings.httpClient != null ? settings.httpClient : SharedHttpClient.INSTANCE.acquire(),
        new AtomicBoolean());
  }

  private Transport(Settings settings, HttpClient http, AtomicBoolean closed) {
    this.settings = settings;
    this.http = http;
    this.closed = closed;
  }

  /** Returns the same transport with other options; closing one closes both. */
  public Transport with(Consumer<CallOptions> options) {
    Settings others = new Settings(settings);
    options.accept(new CallOptions(others));
    return new Transport(others, http, closed);
  }

  /** Releases the HTTP client; a custom one stays open. */
  @Override
  public void close() {
    if (!closed.getAndSet(true) && settings.httpClient == null) {
      SharedHttpClient.INSTANCE.release();
    }
  }

  /** Sends a request and parses the response. */
  public <T> ApiResponse<T> send(Request request, TypeReference<T> type) {
    return read(request, type, sendWithRetries(new Call(settings, request)));
  }

  /** Sends a request without a response body. */
  public ApiResponse<@Nullable Void> send(Request request) {
    return readNothing(sendWithRetries(new Call(settings, request)));
  }

  /** Sends a request asynchronously and parses the response. */
  public <T> CompletableFuture<ApiResponse<T>> sendAsync(Request request, TypeReference<T> type) {
    return begin(request, response -> read(request, type, response));
  }

  /** Sends a request without a response body asynchronously. */
  public CompletableFuture<ApiResponse<@Nullable Void>> sendAsync(Request request) {
    return begin(request, Transport::readNothing);
  }

  /** Returns a future of the body. */
  public static <T> CompletableFuture<T> bodyOf(CompletableFuture<ApiResponse<T>> response) {
    return CallFuture.bodyOf(response);
  }

  private <T> ApiResponse<T> read(Request request, TypeReference<T> type, Response response) {
    Reading<T> body = Json.read(response.body(), type, request.scalars);
    if (body.value() == null || settings.strictResponses && !body.problems().isEmpty()) {
      String message =
          request + ": the response does not fit the API's document: " + body.describe();
      throw new UnexpectedResponseException(message, response.status(), textOf(response.body()));
    }
    return new ApiResponse<>(
        body.value(), response.status(), response.headers(), body.problems(), response.body());
  }

  private static ApiResponse<@Nullable Void> readNothing(Response response) {
    return new ApiResponse<>(
        null, response.status(), response.headers(), List.of(), response.body());
  }

  static String textOf(byte[] body) {
    return Json.text(body);
  }

  private CompletableFuture<HttpResponse<byte[]>> sendOnce(Call call) {
    if (closed.get()) {
      throw new IllegalStateException("the client is closed");
    }
    return http.sendAsync(call.next(), BodyHandlers.ofByteArray());
  }

  /** Sends and waits in the caller's thread, so that hooks and tracing find their thread locals. */
  private Response sendWithRetries(Call call) {
    while (true) {
      Response response;
      try {
        response = await(call, sendOnce(call));
      } catch (ConnectionFailedException error) {
        sleep(call, call.failed(error));
        continue;
      }
      Optional<Duration> wait = call.received(response);
      if (wait.isEmpty()) {
        return response;
      }
      sleep(call, wait.get());
    }
  }

  private static Response await(Call call, CompletableFuture<HttpResponse<byte[]>> pending) {
    Duration limit = call.limit();
    try {
      // A request timeout would end with the response headers; this one covers the body.
      return received(call, pending.get(Threads.nanos(limit), TimeUnit.NANOSECONDS), null);
    } catch (ExecutionException error) {
      return received(call, null, error.getCause());
    } catch (TimeoutException error) {
      throw late(call, limit);
    } catch (InterruptedException error) {
      throw interrupted(call, error);
    } finally {
      // Cancel the request together with the wait.
      pending.cancel(true);
    }
  }

  private static void sleep(Call call, Duration duration) {
    try {
      TimeUnit.NANOSECONDS.sleep(Threads.nanos(duration));
    } catch (InterruptedException error) {
      throw interrupted(call, error);
    }
  }

  /**
   * Returns the response of a finished attempt.
   *
   * @throws ConnectionFailedException without a whole response
   */
  private static Response received(Call call, HttpResponse<byte[]> response, Throwable error) {
    Throwable cause = error instanceof CompletionException ? error.getCause() : error;
    try {
      return response == null
          ? Response.hiddenBy(cause).orElseThrow(() -> noResponse(call, cause))
          : Response.of(response);
    } catch (IOException broken) {
      throw noResponse(call, broken);
    }
  }

  private <R> CompletableFuture<R> begin(Request request, Function<Response, R> read) {
    CallFuture<R> result = new CallFuture<>();
    attempt(new Call(settings, request), result, read);
    return result;
  }

  private <R> void attempt(Call call, CallFuture<R> result, Function<Response, R> read) {
    if (result.isDone()) {
      return;
    }
    try {
      CompletableFuture<HttpResponse<byte[]>> pending = sendOnce(call);
      Duration limit = call.limit();
      CompletableFuture<Boolean> timer = Threads.after(limit);
      timer.thenAccept(
          isLate -> {
            if (isLate) {
              pending.cancel(true);
            }
          });
      pending.whenComplete(
          (response, error) -> {
            boolean isLate = !timer.complete(false) && response == null;
            proceed(
                call,
                result,
                read,
                () -> isLate ? lateOf(call, limit) : received(call, response, error));
          });
      result.during(pending);
    } catch (RuntimeException | Error failure) {
      result.completeExceptionally(failure);
    }
  }

  private static Response lateOf(Call call, Duration limit) {
    throw late(call, limit);
  }

  private <R> void proceed(
      Call call, CallFuture<R> result, Function<Response, R> read, Supplier<Response> outcome) {
    try {
      Optional<Duration> wait;
      try {
        Response response = outcome.get();
        wait = call.received(response);
        if (wait.isEmpty()) {
          result.complete(read.apply(response));
          return;
        }
      } catch (ConnectionFailedException error) {
        wait = Optional.of(call.failed(error));
      }
      CompletableFuture<Boolean> pause = Threads.after(wait.get());
      result.during(pause);
      pause.thenRun(() -> attempt(call, result, read));
    } catch (RuntimeException | Error failure) {
      result.completeExceptionally(failure);
    }
  }

  private static ConnectionFailedException noResponse(Call call, Throwable cause) {
    return new ConnectionFailedException(call.request + " has no response: " + cause, cause);
  }

  private static ConnectionFailedException late(Call call, Duration limit) {
    String message = call.request + " has no response after " + limit;
    return new ConnectionFailedException(message, new TimeoutException(message));
  }

  private static ConnectionFailedException interrupted(Call call, InterruptedException error) {
    Thread.currentThread().interrupt();
    return new ConnectionFailedException(call.request + " was interrupted", error);
  }
}
