package io.github.assessmentapi.internal;

import io.github.assessmentapi.ApiException;
import io.github.assessmentapi.AssessmentApiException;
import io.github.assessmentapi.CallEvent;
import io.github.assessmentapi.ConnectionFailedException;
import io.github.assessmentapi.RateLimitedException;
import io.github.assessmentapi.WaitOn429;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** A call: its attempts, hooks and retries. {@link Transport} waits, with or without a thread. */
final class Call {
  private static final List<String> REDACTED = List.of("[redacted]");

  /** Redacted headers besides that of the key. */
  private static final List<String> CREDENTIALS =
      List.of("Authorization", "Proxy-Authorization", "Cookie");

  final Request request;
  private final Settings settings;
  private final long begin = System.nanoTime();

  /** Counts from 1. */
  private int attempt;

  private int retries;
  private int waitsOn429;
  private HttpRequest sent;
  private long sentAt;

  Call(Settings settings, Request request) {
    this.settings = settings;
    this.request = request;
  }

  HttpRequest next() {
    sent = httpRequest();
    attempt++;
    sentAt = System.nanoTime();
    settings.onRequest.accept(
        event(
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
    sentAt = System.nanoTime();
    return sent;
  }

  Duration limit() {
    Duration left = settings.totalTimeout.minus(since(begin));
    Duration limit = left.compareTo(settings.timeout) < 0 ? left : settings.timeout;
    return limit.isNegative() ? Duration.ZERO : limit;
  }

  /**
   * Handles a response.
   *
   * @return wait before the next attempt; empty after a success
   * @throws ApiException if the service rejected the request and no attempt follows
   */
  Optional<Duration> received(Response response) {
    int status = response.status();
    boolean isSuccess = response.isSuccess();
    ApiException refusal =
        isSuccess
            ? null
            : ApiException.of(status, Transport.textOf(response.body()), response.headers());
    Optional<Duration> wait = isSuccess ? Optional.empty() : waitAfter(refusal);
    settings.onResponse.accept(
        event(
            OptionalInt.of(status),
            Optional.of(response.headers()),
            Optional.empty(),
            Optional.of(since(sentAt)),
            wait));
    if (refusal != null && wait.isEmpty()) {
      throw refusal;
    }
    return wait;
  }

  /**
   * Handles a missing response.
   *
   * @return wait before the next attempt
   * @throws ConnectionFailedException if none follows
   */
  Duration failed(ConnectionFailedException error) {
    Optional<Duration> wait = waitAfter(error);
    settings.onFailure.accept(
        event(
            OptionalInt.empty(),
            Optional.empty(),
            Optional.of(error),
            Optional.of(since(sentAt)),
            wait));
    return wait.orElseThrow(() -> error);
  }

  private Optional<Duration> waitAfter(AssessmentApiException error) {
    Optional<Duration> wait = waitOn429After(error);
    if (wait.isPresent()) {
      waitsOn429++;
    } else {
      wait = Retries.pauseAfter(error, request, retries++, settings.retry);
      waitsOn429 = 0;
    }
    // Do not start a wait that would exceed the timeout.
    return wait.filter(pause -> pause.compareTo(settings.totalTimeout.minus(since(begin))) < 0);
  }

  private Optional<Duration> waitOn429After(AssessmentApiException error) {
    WaitOn429 wait = settings.waitOn429;
    // A consumed stream cannot be sent again.
    if (!(error instanceof RateLimitedException limited)
        || !request.repeatable
        || waitsOn429 >= wait.maxRetries()) {
      return Optional.empty();
    }
    Optional<Duration> asked = limited.retryAfter();
    return asked.isEmpty()
        ? Optional.of(wait.defaultWait())
        : asked.filter(pause -> pause.compareTo(wait.maxWait()) <= 0);
  }

  private static Duration since(long moment) {
    return Duration.ofNanos(System.nanoTime() - moment);
  }

  private CallEvent event(
      OptionalInt status,
      Optional<HttpHeaders> headers,
      Optional<ConnectionFailedException> error,
      Optional<Duration> duration,
      Optional<Duration> wait) {
    return new CallEvent(
        request.operation,
        request.method,
        sent.uri(),
        attempt,
        redacted(),
        status,
        headers,
        error,
        duration,
        wait);
  }

  private HttpHeaders redacted() {
    Map<String, List<String>> shown = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    shown.putAll(sent.headers().map());
    shown.put(settings.keyHeader, REDACTED);
    for (String name : CREDENTIALS) shown.replace(name, REDACTED);
    return HttpHeaders.of(shown, (name, value) -> true);
  }

  private HttpRequest httpRequest() {
    URI uri = URI.create(settings.baseUrl + request.path + request.query);
    HttpRequest.Builder builder =
        HttpRequest.newBuilder(uri)
            .method(request.method, request.body.get())
            .setHeader("User-Agent", "assessment-api-java/" + Version.VERSION)
            .setHeader("Accept-Encoding", "gzip");
    settings.headers.forEach(builder::setHeader);
    builder.setHeader(settings.keyHeader, settings.key).setHeader("Accept", request.accept);
    if (request.contentType != null) {
      builder.setHeader("Content-Type", request.contentType);
    }
    if ("http".equalsIgnoreCase(uri.getScheme())) {
      // Without TLS the client would request an upgrade to HTTP/2, which some servers reject for
      // requests with a body.
      builder.version(HttpClient.Version.HTTP_1_1);
    }
    return builder.build();
  }
}
