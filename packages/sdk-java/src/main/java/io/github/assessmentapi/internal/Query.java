package io.github.assessmentapi.internal;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The query of a request; what is null stays out of it, and so does an empty list. */
public final class Query {
  private final Map<String, String> parameters = new LinkedHashMap<>();

  /** A parameter with one value. */
  public void single(String name, Object value) {
    repeated(name, value == null ? null : List.of(value));
  }

  /** A parameter that stands in the query once per value. */
  public void repeated(String name, Collection<?> values) {
    write(name, values, "&" + Encoding.escaped(name) + "=");
  }

  /**
   * A parameter that stands in the query once, with commas between its values; those within a value
   * are escaped.
   */
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

  /** The part of the address after the path. */
  @Override
  public String toString() {
    return parameters.isEmpty() ? "" : "?" + String.join("&", parameters.values());
  }
}
