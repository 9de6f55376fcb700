package io.github.assessmentapi;

import io.github.assessmentapi.internal.Settings;

/** Options of single calls. What is not set is as the client has it. */
public final class CallOptions extends Options<CallOptions> {
  /**
   * Clients make these.
   *
   * @param settings those of the client
   */
  @SuppressWarnings("exports") // Programs cannot make settings.
  public CallOptions(Settings settings) {
    super(settings);
  }

  @Override
  CallOptions self() {
    return this;
  }
}
