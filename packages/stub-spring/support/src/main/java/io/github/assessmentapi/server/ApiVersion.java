package io.github.assessmentapi.server;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.function.Function;
import org.springframework.web.util.ServletRequestPathUtils;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;

/** A version of the API that this server has. */
public final class ApiVersion {
  private final PathPattern paths;
  private final ApiDocument document;
  private final Function<Failure, Object> errorObject;

  /**
   * @param basePath where the version is served, such as {@code /v1}
   * @param document its OpenAPI document
   * @param errorObject makes its error object of a failure
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
   * The path of a request as the document writes it; nothing when the request is about something
   * else. Paths are matched as the controllers are, so that no spelling of a path gets by the check
   * of the key.
   */
  Optional<String> pathOf(HttpServletRequest request) {
    PathPattern.PathMatchInfo match =
        paths.matchAndExtract(ServletRequestPathUtils.parse(request).pathWithinApplication());
    return Optional.ofNullable(match).map(found -> found.getUriVariables().get("below"));
  }
}
