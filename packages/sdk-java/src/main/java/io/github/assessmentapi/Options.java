package io.github.assessmentapi;

import io.github.assessmentapi.internal.Settings;
import java.time.Duration;
import java.util.Map;

/**
 * Options that a client has for all calls, and that single calls may have otherwise.
 *
 * @param <S> the class itself, so that calls can be chained
 */
public abstract sealed class Options<S extends Options<S>> permits CallOptions, ClientOptions {
  final Settings settings;

  Options(Settings settings) {
    this.settings = settings;
  }

  abstract S self();

  /**
   * Calls the same service at another address.
   *
   * @param baseUrl where the service is, its version included
   * @return these options
   */
  public S baseUrl(String baseUrl) {
    settings.baseUrl(baseUrl);
    return self();
  }

  /**
   * Waits longer, or less long, than 30 seconds.
   *
   * @param timeout how long each try of a call may take, to the last byte of its response
   * @return these options
   */
  public S timeout(Duration timeout) {
    settings.timeout(timeout);
    return self();
  }

  /**
   * Limits the whole call, which otherwise takes as long as its tries and waits do. A wait that
   * would end later is not begun: the last failure is thrown at once.
   *
   * @param totalTimeout how long all tries and the waits between them may take together
   * @return these options
   */
  public S totalTimeout(Duration totalTimeout) {
    settings.totalTimeout(totalTimeout);
    return self();
  }

  /**
   * Adds a header to each request. It replaces one of this name that was set before.
   *
   * @param name the name; that of the key and those that say the media types are refused
   * @param value the value
   * @return these options
   */
  public S header(String name, String value) {
    settings.header(name, value);
    return self();
  }

  /**
   * Adds headers to each request, as {@link #header} does with one.
   *
   * @param headers values by names
   * @return these options
   */
  public S headers(Map<String, String> headers) {
    headers.forEach(settings::header);
    return self();
  }

  /**
   * Sends a request again, three times at most, that failed for a reason which passes, such as a
   * broken connection or a 503; only those that do no more when they arrive twice, such as reads
   * and deletions.
   *
   * @return these options
   */
  public S retry() {
    return retry(Retry.DEFAULT);
  }

  /**
   * Sends a request again that failed for a reason which passes.
   *
   * @param retry how often, how long, and for what; {@link Retry#NEVER} switches it off
   * @return these options
   */
  public S retry(Retry retry) {
    settings.retry(retry);
    return self();
  }
}
