package io.github.assessmentapi;

import io.github.assessmentapi.internal.Settings;
import io.github.assessmentapi.internal.Transport;
import java.net.http.HttpClient;
import java.util.function.Consumer;

/**
 * Builder of a client.
 *
 * <p>Hooks run for each attempt of a call, in the order in which they were added: {@link
 * #onRequest} before it, then {@link #onResponse} or {@link #onFailure}. Hooks only observe; an
 * exception ends the call.
 *
 * @param <S> the subclass, for chaining
 */
public abstract non-sealed class ClientOptions<S extends ClientOptions<S>> extends Options<S> {
  /**
   * Sets the defaults.
   *
   * @param keyHeader the header of the key
   * @param apiKey the key
   * @param baseUrl URL of the service
   */
  protected ClientOptions(String keyHeader, String apiKey, String baseUrl) {
    super(new Settings(keyHeader, apiKey, baseUrl));
  }

  /**
   * Opens the transport of the client.
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
   * Waits and retries when the rate limit is reached.
   *
   * @return these options
   */
  public S waitOn429() {
    return waitOn429(WaitOn429.DEFAULT);
  }

  /**
   * Waits and retries when the rate limit is reached.
   *
   * @param wait number of retries and waits
   * @return these options
   */
  public S waitOn429(WaitOn429 wait) {
    settings.waitOn429(wait);
    return self();
  }

  /**
   * Rejects responses that violate the API's document, as in contract tests. Otherwise only reading
   * an invalid or missing field throws an {@link UnreadableFieldException}.
   *
   * @return these options
   */
  public S strictResponses() {
    settings.strictResponses();
    return self();
  }

  /**
   * Sets the HTTP client, for proxies, certificates and tracing. It must not follow redirects.
   *
   * @param httpClient sends the requests
   * @return these options
   */
  public S httpClient(HttpClient httpClient) {
    settings.httpClient(httpClient);
    return self();
  }

  /**
   * Adds a hook that runs before each attempt.
   *
   * @param hook receives the request
   * @return these options
   */
  public S onRequest(Consumer<CallEvent> hook) {
    settings.onRequest(hook);
    return self();
  }

  /**
   * Adds a hook that runs after each response of any status.
   *
   * @param hook receives request, status and headers of the response, and whether another attempt
   *     follows
   * @return these options
   */
  public S onResponse(Consumer<CallEvent> hook) {
    settings.onResponse(hook);
    return self();
  }

  /**
   * Adds a hook that runs after each attempt with a missing or incomplete response.
   *
   * @param hook receives the request, the error, and whether another attempt follows
   * @return these options
   */
  public S onFailure(Consumer<CallEvent> hook) {
    settings.onFailure(hook);
    return self();
  }
}
