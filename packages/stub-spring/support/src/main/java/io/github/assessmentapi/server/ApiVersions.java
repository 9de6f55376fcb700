package io.github.assessmentapi.server;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;

/** The versions of the API that this server has. */
record ApiVersions(List<ApiVersion> all) {

  /**
   * The version that a request is about; nothing when it is about something else that the
   * application serves.
   */
  Optional<ApiVersion> of(HttpServletRequest request) {
    return all.stream().filter(version -> version.pathOf(request).isPresent()).findFirst();
  }
}
