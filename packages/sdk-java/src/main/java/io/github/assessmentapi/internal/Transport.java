package io.github.assessmentapi.internal;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.assessmentapi.ApiException;
import io.github.assessmentapi.ApiResponse;
import io.github.assessmentapi.AssessmentApiException;
import io.github.assessmentapi.ConnectionFailedException;
import io.github.assessmentapi.RateLimitedException;
import io.github.assessmentapi.UnexpectedResponseException;
import io.github.assessmentapi.WaitOn429;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Sends the requests of one client. Redirects are not followed: they would hand the key to another
 * host.
 */
public final class Transport implements AutoCloseable {
  private final Settings settings;
  private final HttpClient http;
  private final AtomicBoolean closed = new AtomicBoolean();

  /** Begins with what the client was built with. */
  public Transport(Settings settings) {
    this.settings = new Settings(settings);
    this.http =
        settings.httpClient != null ? settings.httpClient : SharedHttpClient.INSTANCE.acquire();
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
    HttpResponse<byte[]> response = sendAgain(request);
    Reading<T> body = Json.read(response.body(), type);
    if (body.value() == null || settings.strictResponses && !body.problems().isEmpty()) {
      String message =
          request + ": the response does not fit the API's document: " + body.describe();
      throw new UnexpectedResponseException(message, response.statusCode(), textOf(response));
    }
    return new ApiResponse<>(
        body.value(), response.statusCode(), response.headers(), body.problems());
  }

  /** Sends a request whose response holds nothing. */
  public ApiResponse<Void> send(Request request) {
    HttpResponse<byte[]> response = sendAgain(request);
    return new ApiResponse<>(null, response.statusCode(), response.headers(), List.of());
  }

  private HttpResponse<byte[]> sendAgain(Request request) {
    for (int attempt = 0; ; attempt++) {
      try {
        return sendPatiently(request);
      } catch (AssessmentApiException error) {
        sleep(
            Retries.pauseAfter(error, request, attempt, settings.retry).orElseThrow(() -> error),
            request);
      }
    }
  }

  private HttpResponse<byte[]> sendPatiently(Request request) {
    WaitOn429 wait = settings.waitOn429;
    // A stream that is used up cannot be sent again.
    int retries = request.repeatable ? wait.maxRetries() : 0;
    for (int retry = 0; ; retry++) {
      try {
        return sendOnce(request);
      } catch (RateLimitedException error) {
        Optional<Duration> asked = error.retryAfter();
        if (retry >= retries || asked.orElse(Duration.ZERO).compareTo(wait.maxWait()) > 0) {
          throw error;
        }
        sleep(asked.orElse(wait.defaultWait()), request);
      }
    }
  }

  private static void sleep(Duration duration, Request request) {
    try {
      // However long the duration is.
      Thread.sleep(TimeUnit.MILLISECONDS.convert(duration));
    } catch (InterruptedException error) {
      throw interrupted(request, error);
    }
  }

  private HttpResponse<byte[]> sendOnce(Request request) {
    if (closed.get()) {
      throw new IllegalStateException("the client is closed");
    }
    CompletableFuture<HttpResponse<byte[]>> pending =
        http.sendAsync(httpRequest(request), BodyHandlers.ofByteArray());
    try {
      // The timeout of the request would end with the headers of the response; this one covers its
      // body, too.
      HttpResponse<byte[]> response =
          pending.get(settings.timeout.toMillis(), TimeUnit.MILLISECONDS);
      if (response.statusCode() < 200 || response.statusCode() > 299) {
        throw ApiException.of(response.statusCode(), textOf(response), response.headers());
      }
      return response;
    } catch (ExecutionException error) {
      throw new ConnectionFailedException(
          request + " has no response: " + error.getCause(), error.getCause());
    } catch (TimeoutException error) {
      throw new ConnectionFailedException(
          request + " has no response after " + settings.timeout, error);
    } catch (InterruptedException error) {
      throw interrupted(request, error);
    } finally {
      // A request under way ends with the wait for it.
      pending.cancel(true);
    }
  }

  private HttpRequest httpRequest(Request request) {
    URI uri = URI.create(settings.baseUrl + request.path + request.query);
    HttpRequest.Builder builder =
        HttpRequest.newBuilder(uri)
            .method(request.method, request.body.get())
            .header(settings.keyHeader, settings.key)
            .header("User-Agent", "assessment-api-java/" + Version.VERSION)
            .header("Accept", request.accept);
    if (request.contentType != null) {
      builder.header("Content-Type", request.contentType);
    }
    if ("http".equalsIgnoreCase(uri.getScheme())) {
      // Without TLS the client would ask for an upgrade to HTTP/2, which some servers refuse when
      // there is a body.
      builder.version(HttpClient.Version.HTTP_1_1);
    }
    return builder.build();
  }

  private static ConnectionFailedException interrupted(
      Request request, InterruptedException error) {
    Thread.currentThread().interrupt();
    return new ConnectionFailedException(request + " was interrupted", error);
  }

  private static String textOf(HttpResponse<byte[]> response) {
    return new String(response.body(), StandardCharsets.UTF_8);
  }
}
