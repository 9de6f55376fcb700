package io.github.assessmentapi.server;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;

/** The API versions of this server. */
record ApiVersions(List<ApiVersion> all) {

  /** Returns the version of a request; empty for other paths of the application. */
  Optional<ApiVersion> of(HttpServletRequest request) {
    return all.stream().filter(version -> version.pathOf(request).isPresent()).findFirst();
  }
}
