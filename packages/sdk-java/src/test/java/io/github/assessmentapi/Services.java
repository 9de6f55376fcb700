package io.github.assessmentapi;

import io.github.assessmentapi.v1.V1Client;
import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v3.V3Client;

/** Services started by {@code pnpm test:sdks java}, and clients of them. */
final class Services {
  static final String SANDBOX = environment("ASSESSMENT_API_SANDBOX_URL");
  static final String LIMITED_SANDBOX = environment("ASSESSMENT_API_LIMITED_SANDBOX");
  static final String MOCK = environment("ASSESSMENT_API_MOCK");
  static final String KEY = environment("ASSESSMENT_API_KEY");
  static final String HOSTILE = environment("ASSESSMENT_API_HOSTILE");
  static final String UNTRUSTED = environment("ASSESSMENT_API_UNTRUSTED");
  static final String VALUES = environment("ASSESSMENT_API_VALUES");

  private Services() {}

  private static String environment(String name) {
    String value = System.getenv(name);
    if (value == null) {
      throw new IllegalStateException(
          name + " is not set. Run `pnpm test:sdks java`: it starts the sandbox and the mock.");
    }
    return value;
  }

  static V1Client sandboxV1() {
    return V1Client.builder(KEY).baseUrl(SANDBOX + "/v1").strictResponses().build();
  }

  static V2Client sandboxV2() {
    return V2Client.builder(KEY).baseUrl(SANDBOX + "/v2").strictResponses().build();
  }

  static V3Client sandboxV3() {
    return V3Client.builder(KEY).baseUrl(SANDBOX + "/v3").strictResponses().build();
  }
}
