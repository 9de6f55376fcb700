package io.github.assessmentapi.internal;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signatures of deliveries (Standard Webhooks, https://www.standardwebhooks.com). */
public final class Signatures {
  private static final Pattern BASE64_SECRET =
      Pattern.compile(
          "whsec_((?:[A-Za-z0-9+/]{4})*"
              + "(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==))");

  private Signatures() {}

  /**
   * Returns {@code v1,} and the Base64 of HMAC-SHA-256 over {@code id.timestamp.body}. The key is
   * the decoded Base64 after {@code whsec_}, or the UTF-8 bytes of other secrets.
   */
  public static String sign(String secret, String id, String timestamp, byte[] body) {
    Matcher found = BASE64_SECRET.matcher(secret);
    byte[] key = found.matches() ? Base64.getDecoder().decode(found.group(1)) : bytes(secret);
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      mac.update(bytes(id + "." + timestamp + "."));
      return "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException("every Java platform has HmacSHA256", error);
    }
  }

  /** Returns whether the lists share a text, in constant time. */
  public static boolean isAmong(List<String> expected, List<String> given) {
    boolean same = false;
    for (String one : expected) {
      for (String other : given) {
        same |= MessageDigest.isEqual(bytes(other), bytes(one));
      }
    }
    return same;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
