package io.github.assessmentapi.server;

import java.lang.reflect.Type;
import org.springframework.http.MediaType;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

/**
 * Converts JSON below the paths of a version. The rest of the application keeps its own converters.
 */
class ApiJsonConverter extends MappingJackson2HttpMessageConverter {
  private final ApiVersions versions;

  ApiJsonConverter(ApiVersions versions) {
    super(ApiJson.mapper());
    this.versions = versions;
  }

  @Override
  public boolean canRead(Type type, Class<?> contextClass, MediaType mediaType) {
    return isAboutAVersion() && super.canRead(type, contextClass, mediaType);
  }

  @Override
  public boolean canWrite(Class<?> type, MediaType mediaType) {
    return isAboutAVersion() && super.canWrite(type, mediaType);
  }

  private boolean isAboutAVersion() {
    return RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes request
        && versions.of(request.getRequest()).isPresent();
  }
}
