/** Clients of the Assessment API, versions V1, V2 and V3. */
module io.github.assessmentapi {
  requires transitive java.net.http;
  requires com.fasterxml.jackson.databind;
  requires static transitive org.jspecify;

  exports io.github.assessmentapi;
  exports io.github.assessmentapi.v1;
  exports io.github.assessmentapi.v1.model;
  exports io.github.assessmentapi.v2;
  exports io.github.assessmentapi.v2.model;
  exports io.github.assessmentapi.v3;
  exports io.github.assessmentapi.v3.model;

  // Jackson calls private methods of model builders.
  opens io.github.assessmentapi to
      com.fasterxml.jackson.databind;
  opens io.github.assessmentapi.v1.model to
      com.fasterxml.jackson.databind;
  opens io.github.assessmentapi.v2.model to
      com.fasterxml.jackson.databind;
  opens io.github.assessmentapi.v3.model to
      com.fasterxml.jackson.databind;
}
