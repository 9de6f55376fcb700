package io.github.assessmentapi.internal;

import io.github.assessmentapi.Retry;
import io.github.assessmentapi.WaitOn429;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Objects;

/** The settings that a client is built with. */
public final class Settings {
  private static final int LARGEST_PORT = 65_535;

  /** As good as none; clocks cannot add what is much longer. */
  private static final Duration LONGEST_TIMEOUT = Duration.ofDays(365_000);

  final String keyHeader;
  final String key;
  String baseUrl;
  Duration timeout = Duration.ofSeconds(60);
  WaitOn429 waitOn429 = WaitOn429.NEVER;
  Retry retry = Retry.NEVER;
  HttpClient httpClient;
  boolean strictResponses;

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
    waitOn429 = others.waitOn429;
    retry = others.retry;
    httpClient = others.httpClient;
    strictResponses = others.strictResponses;
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

  /** How long a request may take, its response included. */
  public void timeout(Duration duration) {
    if (duration.isNegative() || duration.isZero()) {
      throw new IllegalArgumentException("the timeout must be positive");
    }
    timeout = duration.compareTo(LONGEST_TIMEOUT) < 0 ? duration : LONGEST_TIMEOUT;
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

  /** The client that carries the requests. */
  public void httpClient(HttpClient client) {
    if (client.followRedirects() != HttpClient.Redirect.NEVER) {
      throw new IllegalArgumentException(
          "the HTTP client must not follow redirects, which would hand the key to another host");
    }
    httpClient = client;
  }
}
