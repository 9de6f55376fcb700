package io.github.assessmentapi;

import io.github.assessmentapi.internal.Settings;
import io.github.assessmentapi.internal.Transport;
import java.net.http.HttpClient;
import java.util.function.Consumer;

/**
 * Collects what a client needs.
 *
 * <p>Hooks are called for each try of a call, in the order in which they were given, with what is
 * known by then: {@link #onRequest} before it, then either {@link #onResponse} or {@link
 * #onFailure}. They watch, and change nothing. A hook that throws ends the call with its exception.
 *
 * @param <S> the class itself, so that calls can be chained
 */
public abstract non-sealed class ClientOptions<S extends ClientOptions<S>> extends Options<S> {
  /**
   * Begins with defaults.
   *
   * @param keyHeader the header of the key
   * @param apiKey the key
   * @param baseUrl where the service is
   */
  protected ClientOptions(String keyHeader, String apiKey, String baseUrl) {
    super(new Settings(keyHeader, apiKey, baseUrl));
  }

  /**
   * Opens what the client sends with.
   *
   * @return a transport with these options
   */
  @SuppressWarnings("exports") // Only generated clients call it.
  protected final Transport open() {
    return new Transport(settings);
  }

  @Override
  @SuppressWarnings("unchecked") // The class names itself.
  final S self() {
    return (S) this;
  }

  /**
   * Waits and tries again, instead of failing, when the rate limit is reached.
   *
   * @return these options
   */
  public S waitOn429() {
    return waitOn429(WaitOn429.DEFAULT);
  }

  /**
   * Waits and tries again, instead of failing, when the rate limit is reached.
   *
   * @param wait how often, and how long
   * @return these options
   */
  public S waitOn429(WaitOn429 wait) {
    settings.waitOn429(wait);
    return self();
  }

  /**
   * Refuses a response that does not fit the API's document as a whole, as contract tests want it.
   * Otherwise it is read as far as it fits, and what is missing is an {@link
   * UnreadableFieldException} when it is touched.
   *
   * @return these options
   */
  public S strictResponses() {
    settings.strictResponses();
    return self();
  }

  /**
   * Uses another HTTP client, for proxies, certificates and tracing. It must not follow redirects.
   *
   * @param httpClient what carries the requests
   * @return these options
   */
  public S httpClient(HttpClient httpClient) {
    settings.httpClient(httpClient);
    return self();
  }

  /**
   * Calls a hook before each try.
   *
   * @param hook gets the request
   * @return these options
   */
  public S onRequest(Consumer<CallEvent> hook) {
    settings.onRequest(hook);
    return self();
  }

  /**
   * Calls a hook after each response, whatever its status.
   *
   * @param hook gets the request, status and headers of the response, and whether a further try
   *     follows
   * @return these options
   */
  public S onResponse(Consumer<CallEvent> hook) {
    settings.onResponse(hook);
    return self();
  }

  /**
   * Calls a hook after each try that has no response, or only a part of one.
   *
   * @param hook gets the request, the error, and whether a further try follows
   * @return these options
   */
  public S onFailure(Consumer<CallEvent> hook) {
    settings.onFailure(hook);
    return self();
  }
}
