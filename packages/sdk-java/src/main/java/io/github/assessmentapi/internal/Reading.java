package io.github.assessmentapi.internal;

import java.util.List;

/**
 * The value read from a response.
 *
 * @param value the body; null when nothing of it can be read
 * @param problems each place that does not fit the API's document, with the reason, without values
 */
record Reading<T>(T value, List<String> problems) {
  private static final int SHOWN = 5;

  /** The first problems, in one line. */
  String describe() {
    String shown = String.join("; ", problems.subList(0, Math.min(SHOWN, problems.size())));
    return problems.size() <= SHOWN
        ? shown
        : shown + "; and " + (problems.size() - SHOWN) + " more";
  }
}
