package io.github.assessmentapi;

import io.github.assessmentapi.internal.Settings;
import java.time.Duration;
import java.util.Map;

/**
 * Options of a client or a single call.
 *
 * @param <S> the subclass, for chaining
 */
public abstract sealed class Options<S extends Options<S>> permits CallOptions, ClientOptions {
  final Settings settings;

  Options(Settings settings) {
    this.settings = settings;
  }

  abstract S self();

  /**
   * Sets another base URL of the same service.
   *
   * @param baseUrl URL of the service, including the version
   * @return these options
   */
  public S baseUrl(String baseUrl) {
    settings.baseUrl(baseUrl);
    return self();
  }

  /**
   * Sets the timeout; default 30 seconds.
   *
   * @param timeout timeout of each attempt, up to the last byte of the response
   * @return these options
   */
  public S timeout(Duration timeout) {
    settings.timeout(timeout);
    return self();
  }

  /**
   * Sets the timeout of the whole call; default: no timeout. The call fails at once if the next
   * wait would exceed it.
   *
   * @param totalTimeout timeout of all attempts and the waits between them
   * @return these options
   */
  public S totalTimeout(Duration totalTimeout) {
    settings.totalTimeout(totalTimeout);
    return self();
  }

  /**
   * Adds a header to each request and replaces an earlier one of the same name.
   *
   * @param name the name; the header of the key and the media types are rejected
   * @param value the value
   * @return these options
   */
  public S header(String name, String value) {
    settings.header(name, value);
    return self();
  }

  /**
   * Adds headers to each request, like {@link #header}.
   *
   * @param headers values by name
   * @return these options
   */
  public S headers(Map<String, String> headers) {
    headers.forEach(settings::header);
    return self();
  }

  /**
   * Retries transient failures, such as a broken connection or a 503, up to three times. Only
   * idempotent requests such as reads and deletions are retried.
   *
   * @return these options
   */
  public S retry() {
    return retry(Retry.DEFAULT);
  }

  /**
   * Retries transient failures.
   *
   * @param retry limits and methods; {@link Retry#NEVER} disables retries
   * @return these options
   */
  public S retry(Retry retry) {
    settings.retry(retry);
    return self();
  }
}
