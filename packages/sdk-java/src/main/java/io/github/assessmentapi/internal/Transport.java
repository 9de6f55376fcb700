package io.github.assessmentapi.internal;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.assessmentapi.ApiException;
import io.github.assessmentapi.ApiResponse;
import io.github.assessmentapi.ConnectionFailedException;
import io.github.assessmentapi.RateLimitedException;
import io.github.assessmentapi.UnexpectedAnswerException;
import io.github.assessmentapi.WaitOn429;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Sends the requests of one client. Redirects are not followed: they would hand the key to another
 * host.
 */
public final class Transport {
  private final Settings settings;
  private final HttpClient http;

  /** Begins with what the client was built with. */
  public Transport(Settings settings) {
    this.settings = new Settings(settings);
    this.http =
        settings.httpClient != null
            ? settings.httpClient
            : HttpClient.newBuilder().connectTimeout(settings.timeout).build();
  }

  /** Sends a request, and reads the answer. */
  public <T> ApiResponse<T> send(Request request, TypeReference<T> type) {
    HttpResponse<byte[]> response = sendPatiently(request);
    try {
      T body = Json.read(response.body(), type);
      return new ApiResponse<>(body, response.statusCode(), response.headers());
    } catch (IOException error) {
      String message =
          request
              + " was answered with what its document does not allow: "
              + Unreadable.describe(error);
      throw new UnexpectedAnswerException(message, response.statusCode(), textOf(response), error);
    }
  }

  /** Sends a request whose answer holds nothing. */
  public ApiResponse<Void> send(Request request) {
    HttpResponse<byte[]> response = sendPatiently(request);
    return new ApiResponse<>(null, response.statusCode(), response.headers());
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
    CompletableFuture<HttpResponse<byte[]>> answer =
        http.sendAsync(httpRequest(request), BodyHandlers.ofByteArray());
    try {
      // The timeout of the request would end with the headers of the answer; this one covers its
      // body, too.
      HttpResponse<byte[]> response =
          answer.get(settings.timeout.toMillis(), TimeUnit.MILLISECONDS);
      if (response.statusCode() < 200 || response.statusCode() > 299) {
        throw ApiException.of(response.statusCode(), textOf(response), response.headers());
      }
      return response;
    } catch (ExecutionException error) {
      throw new ConnectionFailedException(
          request + " has no answer: " + error.getCause(), error.getCause());
    } catch (TimeoutException error) {
      throw new ConnectionFailedException(
          request + " has no answer after " + settings.timeout, error);
    } catch (InterruptedException error) {
      throw interrupted(request, error);
    } finally {
      // What is under way ends with the wait for it.
      answer.cancel(true);
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
