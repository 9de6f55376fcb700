package io.github.assessmentapi.internal;

import io.github.assessmentapi.WaitOn429;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Objects;

/** What a client is built with. */
public final class Settings {
  final String keyHeader;
  final String key;
  String baseUrl;
  Duration timeout = Duration.ofSeconds(60);
  WaitOn429 waitOn429 = WaitOn429.NEVER;
  HttpClient httpClient;

  /** Begins with the defaults. */
  public Settings(String keyHeader, String key, String baseUrl) {
    // What a header cannot hold is refused here, because later it would stand in the message of an
    // error.
    if (key == null || key.isBlank() || !key.chars().allMatch(c -> c > ' ' && c < 127)) {
      throw new IllegalArgumentException(
          "the API key must be printable ASCII without spaces, and not empty");
    }
    this.keyHeader = keyHeader;
    this.key = key;
    baseUrl(baseUrl);
  }

  /** Where the service is, its version included. */
  public void baseUrl(String url) {
    URI uri = URI.create(url);
    boolean isHttp =
        "https".equalsIgnoreCase(uri.getScheme()) || "http".equalsIgnoreCase(uri.getScheme());
    if (!isHttp
        || uri.getHost() == null
        || uri.getRawQuery() != null
        || uri.getRawFragment() != null) {
      throw new IllegalArgumentException(
          "the base URL must begin with https:// or http:// and end with its path");
    }
    baseUrl = url.replaceFirst("/+$", "");
  }

  /** How long a request may take, its answer included. */
  public void timeout(Duration duration) {
    if (duration.isNegative() || duration.isZero()) {
      throw new IllegalArgumentException("the timeout must be positive");
    }
    timeout = duration;
  }

  /** Whether, and how, to wait and try again when the rate limit is reached. */
  public void waitOn429(WaitOn429 wait) {
    waitOn429 = Objects.requireNonNull(wait, "waitOn429");
  }

  /** What carries the requests. */
  public void httpClient(HttpClient client) {
    if (client.followRedirects() != HttpClient.Redirect.NEVER) {
      throw new IllegalArgumentException(
          "the HTTP client must not follow redirects, which would hand the key to another host");
    }
    httpClient = client;
  }
}
