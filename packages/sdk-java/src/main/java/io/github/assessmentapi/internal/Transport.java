package io.github.assessmentapi.internal;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.assessmentapi.ApiResponse;
import io.github.assessmentapi.CallOptions;
import io.github.assessmentapi.ConnectionFailedException;
import io.github.assessmentapi.UnexpectedResponseException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
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
import org.jspecify.annotations.Nullable;

/**
 * Sends the requests of one client. Redirects are not followed: they would hand the key to another
 * host.
 */
public final class Transport implements AutoCloseable {
  private final Settings settings;
  private final HttpClient http;
  private final AtomicBoolean closed;

  /** Begins with what the client was built with. */
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

  /** The same transport with other options; to close one is to close both. */
  public Transport with(Consumer<CallOptions> options) {
    Settings others = new Settings(settings);
    options.accept(new CallOptions(others));
    return new Transport(others, http, closed);
  }

  /** Ends the use of the client; an HTTP client that it was given stays as it is. */
  @Override
  public void close() {
    if (!closed.getAndSet(true) && settings.httpClient == null) {
      SharedHttpClient.INSTANCE.release();
    }
  }

  /** Sends a request, and reads the response. */
  public <T> ApiResponse<T> send(Request request, TypeReference<T> type) {
    return read(request, type, sendAgain(new Call(settings, request)));
  }

  /** Sends a request whose response holds nothing. */
  public ApiResponse<@Nullable Void> send(Request request) {
    return readNothing(sendAgain(new Call(settings, request)));
  }

  /** Sends a request without waiting, and reads the response. */
  public <T> CompletableFuture<ApiResponse<T>> sendAsync(Request request, TypeReference<T> type) {
    return begin(request, response -> read(request, type, response));
  }

  /** Sends a request without waiting whose response holds nothing. */
  public CompletableFuture<ApiResponse<@Nullable Void>> sendAsync(Request request) {
    return begin(request, Transport::readNothing);
  }

  /** The later content of a response. */
  public static <T> CompletableFuture<T> bodyOf(CompletableFuture<ApiResponse<T>> response) {
    return CallFuture.bodyOf(response);
  }

  private <T> ApiResponse<T> read(
      Request request, TypeReference<T> type, HttpResponse<byte[]> response) {
    Reading<T> body = Json.read(response.body(), type);
    if (body.value() == null || settings.strictResponses && !body.problems().isEmpty()) {
      String message =
          request + ": the response does not fit the API's document: " + body.describe();
      throw new UnexpectedResponseException(
          message, response.statusCode(), textOf(response.body()));
    }
    return new ApiResponse<>(
        body.value(), response.statusCode(), response.headers(), body.problems(), response.body());
  }

  private static ApiResponse<@Nullable Void> readNothing(HttpResponse<byte[]> response) {
    return new ApiResponse<>(
        null, response.statusCode(), response.headers(), List.of(), response.body());
  }

  static String textOf(byte[] body) {
    return new String(body, StandardCharsets.UTF_8);
  }

  private CompletableFuture<HttpResponse<byte[]>> sendOnce(Call call) {
    if (closed.get()) {
      throw new IllegalStateException("the client is closed");
    }
    return http.sendAsync(call.next(), BodyHandlers.ofByteArray());
  }

  /** Tries, and waits, in the thread of the caller, where hooks and tracing find what is theirs. */
  private HttpResponse<byte[]> sendAgain(Call call) {
    while (true) {
      HttpResponse<byte[]> response;
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

  private static HttpResponse<byte[]> await(
      Call call, CompletableFuture<HttpResponse<byte[]>> pending) {
    Duration limit = call.limit();
    try {
      // The timeout of the request would end with the headers of the response; this one covers its
      // body, too.
      return pending.get(millis(limit), TimeUnit.MILLISECONDS);
    } catch (ExecutionException error) {
      throw noResponse(call, error.getCause());
    } catch (TimeoutException error) {
      throw late(call, limit);
    } catch (InterruptedException error) {
      throw interrupted(call, error);
    } finally {
      // A request under way ends with the wait for it.
      pending.cancel(true);
    }
  }

  private static void sleep(Call call, Duration duration) {
    try {
      Thread.sleep(millis(duration));
    } catch (InterruptedException error) {
      throw interrupted(call, error);
    }
  }

  private <R> CompletableFuture<R> begin(Request request, Function<HttpResponse<byte[]>, R> read) {
    CallFuture<R> result = new CallFuture<>();
    tryOnce(new Call(settings, request), result, read);
    return result;
  }

  /** Tries without a thread that waits. */
  private <R> void tryOnce(
      Call call, CallFuture<R> result, Function<HttpResponse<byte[]>, R> read) {
    if (result.isDone()) {
      return;
    }
    try {
      CompletableFuture<HttpResponse<byte[]>> pending = sendOnce(call);
      Duration limit = call.limit();
      CompletableFuture<Boolean> timer = after(limit);
      timer.thenAccept(
          isLate -> {
            if (isLate) {
              // The thread of all timers is not for what follows.
              CompletableFuture.runAsync(() -> pending.cancel(true));
            }
          });
      pending.whenComplete(
          (response, error) -> {
            boolean isLate = !timer.complete(false);
            if (response != null) {
              proceed(call, result, read, response, null);
            } else {
              proceed(
                  call, result, read, null, isLate ? late(call, limit) : noResponse(call, error));
            }
          });
      result.during(pending);
    } catch (RuntimeException | Error failure) {
      result.completeExceptionally(failure);
    }
  }

  private <R> void proceed(
      Call call,
      CallFuture<R> result,
      Function<HttpResponse<byte[]>, R> read,
      HttpResponse<byte[]> response,
      ConnectionFailedException error) {
    try {
      Optional<Duration> wait =
          error == null ? call.received(response) : Optional.of(call.failed(error));
      if (wait.isEmpty()) {
        result.complete(read.apply(response));
        return;
      }
      CompletableFuture<Boolean> pause = after(wait.get());
      result.during(pause);
      pause.thenRunAsync(() -> tryOnce(call, result, read));
    } catch (RuntimeException | Error failure) {
      result.completeExceptionally(failure);
    }
  }

  private static CompletableFuture<Boolean> after(Duration duration) {
    return new CompletableFuture<Boolean>()
        .completeOnTimeout(true, millis(duration), TimeUnit.MILLISECONDS);
  }

  /** However long the duration is. */
  private static long millis(Duration duration) {
    return TimeUnit.MILLISECONDS.convert(duration);
  }

  private static ConnectionFailedException noResponse(Call call, Throwable error) {
    Throwable cause = error instanceof CompletionException ? error.getCause() : error;
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
