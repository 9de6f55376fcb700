package io.github.assessmentapi.server;

/**
 * Knows the keys that open the API. Declare a bean of it to replace the list in {@code
 * assessment-api.api-keys}.
 */
@FunctionalInterface
public interface ApiKeys {
  boolean knows(String key);
}
