package io.github.assessmentapi.internal;

import io.github.assessmentapi.CallEvent;
import io.github.assessmentapi.Retry;
import io.github.assessmentapi.WaitOn429;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

public final class Settings {
  private static final int LARGEST_PORT = 65_535;

  /** Effectively no timeout; clocks cannot add much longer durations. */
  private static final Duration LONGEST_TIMEOUT = Duration.ofDays(365_000);

  private static final Set<String> MEDIA_TYPES = Set.of("accept", "content-type");

  final String keyHeader;
  final String key;
  String baseUrl;
  Duration timeout = Duration.ofSeconds(30);
  Duration totalTimeout = LONGEST_TIMEOUT;
  final Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  WaitOn429 waitOn429 = WaitOn429.NEVER;
  Retry retry = Retry.NEVER;
  HttpClient httpClient;
  boolean strictResponses;
  Consumer<CallEvent> onRequest = event -> {};
  Consumer<CallEvent> onResponse = event -> {};
  Consumer<CallEvent> onFailure = event -> {};

  public Settings(String keyHeader, String key, String baseUrl) {
    // Reject an invalid key here, because a later error message would quote it.
    if (key == null || key.isBlank() || !key.chars().allMatch(c -> c > ' ' && c < 127)) {
      throw new IllegalArgumentException(
          "the API key must be printable ASCII without spaces, and not empty");
    }
    this.keyHeader = keyHeader;
    this.key = key;
    baseUrl(baseUrl);
  }

  /** Copies the settings, so that later changes do not affect existing clients. */
  Settings(Settings others) {
    keyHeader = others.keyHeader;
    key = others.key;
    baseUrl = others.baseUrl;
    timeout = others.timeout;
    totalTimeout = others.totalTimeout;
    headers.putAll(others.headers);
    waitOn429 = others.waitOn429;
    retry = others.retry;
    httpClient = others.httpClient;
    strictResponses = others.strictResponses;
    onRequest = others.onRequest;
    onResponse = others.onResponse;
    onFailure = others.onFailure;
  }

  public void baseUrl(String url) {
    if (!isBaseUrl(Objects.requireNonNull(url, "baseUrl"))) {
      // Do not quote the URL, because it may contain a password.
      throw new IllegalArgumentException(
          "the base URL must begin with https:// or http:// and a host, and end with its path");
    }
    baseUrl = url.replaceFirst("/+$", "");
  }

  private static boolean isBaseUrl(String url) {
    try {
      URI uri = new URI(url);
      boolean isHttp =
          "https".equalsIgnoreCase(uri.getScheme()) || "http".equalsIgnoreCase(uri.getScheme());
      return isHttp
          && uri.getHost() != null
          && uri.getPort() <= LARGEST_PORT
          && uri.getRawQuery() == null
          && uri.getRawFragment() == null;
    } catch (URISyntaxException error) {
      return false;
    }
  }

  public void timeout(Duration duration) {
    timeout = limited(duration);
  }

  public void totalTimeout(Duration duration) {
    totalTimeout = limited(duration);
  }

  private static Duration limited(Duration duration) {
    if (duration.isNegative() || duration.isZero()) {
      throw new IllegalArgumentException("a timeout must be positive");
    }
    return duration.compareTo(LONGEST_TIMEOUT) < 0 ? duration : LONGEST_TIMEOUT;
  }

  public void header(String name, String value) {
    if (name.equalsIgnoreCase(keyHeader) || MEDIA_TYPES.contains(name.toLowerCase(Locale.ROOT))) {
      throw new IllegalArgumentException("the header " + name + " is set by the client");
    }
    try {
      HttpRequest.newBuilder().header(name, value);
    } catch (IllegalArgumentException error) {
      // Omit the original message, which may quote the value.
      throw new IllegalArgumentException("no request can have this header " + name);
    }
    headers.put(name, value);
  }

  public void waitOn429(WaitOn429 wait) {
    waitOn429 = Objects.requireNonNull(wait, "waitOn429");
  }

  public void retry(Retry given) {
    retry = Objects.requireNonNull(given, "retry");
  }

  public void strictResponses() {
    strictResponses = true;
  }

  public void onRequest(Consumer<CallEvent> hook) {
    onRequest = onRequest.andThen(hook);
  }

  public void onResponse(Consumer<CallEvent> hook) {
    onResponse = onResponse.andThen(hook);
  }

  public void onFailure(Consumer<CallEvent> hook) {
    onFailure = onFailure.andThen(hook);
  }

  public void httpClient(HttpClient client) {
    if (client.followRedirects() != HttpClient.Redirect.NEVER) {
      throw new IllegalArgumentException(
          "the HTTP client must not follow redirects, which would hand the key to another host");
    }
    httpClient = client;
  }
}
