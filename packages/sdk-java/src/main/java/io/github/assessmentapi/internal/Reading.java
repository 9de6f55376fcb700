package io.github.assessmentapi.internal;

import java.util.List;

/**
 * A parsed response.
 *
 * @param value the body; null if it is unreadable
 * @param problems violations of the API's document, without values
 */
record Reading<T>(T value, List<String> problems) {
  private static final int SHOWN = 5;

  String describe() {
    String shown = String.join("; ", problems.subList(0, Math.min(SHOWN, problems.size())));
    return problems.size() <= SHOWN
        ? shown
        : shown + "; and " + (problems.size() - SHOWN) + " more";
  }
}
