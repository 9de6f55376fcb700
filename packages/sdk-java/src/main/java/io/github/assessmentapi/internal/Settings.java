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

/** The settings that a client is built with. */
public final class Settings {
  private static final int LARGEST_PORT = 65_535;

  /** As good as none; clocks cannot add what is much longer. */
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

  /** Begins with the defaults. */
  public Settings(String keyHeader, String key, String baseUrl) {
    // A key that no header can hold is refused here, because later it would stand in the message of
    // an error.
    if (key == null || key.isBlank() || !key.chars().allMatch(c -> c > ' ' && c < 127)) {
      throw new IllegalArgumentException(
          "the API key must be printable ASCII without spaces, and not empty");
    }
    this.keyHeader = keyHeader;
    this.key = key;
    baseUrl(baseUrl);
  }

  /** A value set later does not reach a client that is there already. */
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

  /** Where the service is, its version included. */
  public void baseUrl(String url) {
    if (!isBaseUrl(Objects.requireNonNull(url, "baseUrl"))) {
      // It is not repeated, because it may hold a password.
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

  /** How long each try may take, its response included. */
  public void timeout(Duration duration) {
    timeout = limited(duration);
  }

  /** How long a call may take, with all its tries and waits. */
  public void totalTimeout(Duration duration) {
    totalTimeout = limited(duration);
  }

  private static Duration limited(Duration duration) {
    if (duration.isNegative() || duration.isZero()) {
      throw new IllegalArgumentException("a timeout must be positive");
    }
    return duration.compareTo(LONGEST_TIMEOUT) < 0 ? duration : LONGEST_TIMEOUT;
  }

  /** A further header of each request. */
  public void header(String name, String value) {
    if (name.equalsIgnoreCase(keyHeader) || MEDIA_TYPES.contains(name.toLowerCase(Locale.ROOT))) {
      throw new IllegalArgumentException("the header " + name + " is set by the client");
    }
    try {
      HttpRequest.newBuilder().header(name, value);
    } catch (IllegalArgumentException error) {
      // Without its message, which may repeat the value.
      throw new IllegalArgumentException("no request can have this header " + name);
    }
    headers.put(name, value);
  }

  /** Whether, and how, to wait and try again when the rate limit is reached. */
  public void waitOn429(WaitOn429 wait) {
    waitOn429 = Objects.requireNonNull(wait, "waitOn429");
  }

  /** Whether, and how, to send a request again that failed for a reason which passes. */
  public void retry(Retry given) {
    retry = Objects.requireNonNull(given, "retry");
  }

  /** Whether a response that does not fit the API's document is refused as a whole. */
  public void strictResponses() {
    strictResponses = true;
  }

  /** A hook before each try. */
  public void onRequest(Consumer<CallEvent> hook) {
    onRequest = onRequest.andThen(hook);
  }

  /** A hook after each response. */
  public void onResponse(Consumer<CallEvent> hook) {
    onResponse = onResponse.andThen(hook);
  }

  /** A hook after each try without a response. */
  public void onFailure(Consumer<CallEvent> hook) {
    onFailure = onFailure.andThen(hook);
  }

  /** The client that carries the requests. */
  public void httpClient(HttpClient client) {
    if (client.followRedirects() != HttpClient.Redirect.NEVER) {
      throw new IllegalArgumentException(
          "the HTTP client must not follow redirects, which would hand the key to another host");
    }
    httpClient = client;
  }
}
