package io.github.assessmentapi;

import io.github.assessmentapi.internal.Settings;

/** Options of single calls; unset ones are inherited from the client. */
public final class CallOptions extends Options<CallOptions> {
  /**
   * Created by clients.
   *
   * @param settings settings of the client
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
