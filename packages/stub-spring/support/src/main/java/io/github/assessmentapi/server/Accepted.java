package io.github.assessmentapi.server;

import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.List;
import org.springframework.http.HttpHeaders;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.springframework.util.MimeTypeUtils;

/** Chooses the media type of a response. */
final class Accepted {
  private Accepted() {}

  /**
   * Returns the caller's preferred type; the first if none is acceptable, because errors are always
   * sent.
   */
  static MediaType best(HttpServletRequest request, List<MediaType> offered) {
    return acceptedBy(request).stream()
        .flatMap(wanted -> offered.stream().filter(wanted::includes))
        .findFirst()
        .orElse(offered.get(0));
  }

  private static List<MediaType> acceptedBy(HttpServletRequest request) {
    try {
      List<MediaType> accepted =
          new ArrayList<>(MediaType.parseMediaTypes(request.getHeader(HttpHeaders.ACCEPT)));
      MimeTypeUtils.sortBySpecificity(accepted);
      return accepted;
    } catch (InvalidMediaTypeException malformed) {
      return List.of();
    }
  }
}
