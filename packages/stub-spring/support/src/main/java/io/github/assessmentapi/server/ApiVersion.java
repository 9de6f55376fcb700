package io.github.assessmentapi.server;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.function.Function;
import org.springframework.web.util.ServletRequestPathUtils;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;

/** An API version of this server. */
public final class ApiVersion {
  private final PathPattern paths;
  private final ApiDocument document;
  private final Function<Failure, Object> errorObject;

  /**
   * @param basePath path of the version, such as {@code /v1}
   * @param document its OpenAPI document
   * @param errorObject converts a failure to its error object
   */
  public ApiVersion(String basePath, ApiDocument document, Function<Failure, Object> errorObject) {
    this.paths = PathPatternParser.defaultInstance.parse(basePath + "/{*below}");
    this.document = document;
    this.errorObject = errorObject;
  }

  ApiDocument document() {
    return document;
  }

  Object errorObjectOf(Failure failure) {
    return errorObject.apply(failure);
  }

  /**
   * Returns the documented path of a request; empty for other requests. Matches like the
   * controllers do, so that no spelling of a path bypasses the key check.
   */
  Optional<String> pathOf(HttpServletRequest request) {
    PathPattern.PathMatchInfo match =
        paths.matchAndExtract(ServletRequestPathUtils.parse(request).pathWithinApplication());
    return Optional.ofNullable(match).map(found -> found.getUriVariables().get("below"));
  }
}
