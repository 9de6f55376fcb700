package io.github.assessmentapi.server;

/** Checks API keys. Declare a bean to replace the list in {@code assessment-api.api-keys}. */
@FunctionalInterface
public interface ApiKeys {
  boolean knows(String key);
}
