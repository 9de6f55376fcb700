package io.github.assessmentapi.internal;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The query of a request, without null and empty lists. */
public final class Query {
  private final Map<String, String> parameters = new LinkedHashMap<>();

  public void single(String name, Object value) {
    repeated(name, value == null ? null : List.of(value));
  }

  /** Adds a parameter once per value. */
  public void repeated(String name, Collection<?> values) {
    write(name, values, "&" + Encoding.escaped(name) + "=");
  }

  /** Adds a parameter with comma-separated, escaped values. */
  public void joined(String name, Collection<?> values) {
    write(name, values, ",");
  }

  private void write(String name, Collection<?> values, String separator) {
    if (values == null || values.isEmpty()) {
      parameters.remove(name);
      return;
    }
    String written = values.stream().map(Encoding::escaped).collect(Collectors.joining(separator));
    parameters.put(name, Encoding.escaped(name) + "=" + written);
  }

  /** Returns the query with a leading question mark. */
  @Override
  public String toString() {
    return parameters.isEmpty() ? "" : "?" + String.join("&", parameters.values());
  }
}
