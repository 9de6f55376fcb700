package io.github.assessmentapi.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.util.List;

/** The keys in {@code assessment-api.api-keys}. */
record ConfiguredApiKeys(List<String> keys) implements ApiKeys {
  ConfiguredApiKeys {
    if (keys.isEmpty())
      throw new IllegalStateException(
          "Nobody could use this server: list the keys that open it in assessment-api.api-keys, or"
              + " declare a bean of ApiKeys.");
  }

  /** Compares with every key in constant time. */
  @Override
  public boolean knows(String key) {
    boolean known = false;
    for (String one : keys)
      known |= MessageDigest.isEqual(one.getBytes(UTF_8), key.getBytes(UTF_8));
    return known;
  }
}
