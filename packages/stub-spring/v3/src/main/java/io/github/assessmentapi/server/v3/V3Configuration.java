package io.github.assessmentapi.server.v3;

import io.github.assessmentapi.server.ApiDocument;
import io.github.assessmentapi.server.ApiVersion;
import io.github.assessmentapi.server.Failure;
import io.github.assessmentapi.server.ServerConfiguration;
import io.github.assessmentapi.server.v3.model.ErrorObject;
import java.util.stream.Collectors;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.FullyQualifiedAnnotationBeanNameGenerator;
import org.springframework.context.annotation.Import;

/** Serves V3. Import it, and declare a bean of each delegate that you implement. */
@Configuration(proxyBeanMethods = false)
@ComponentScan(
    basePackages = {
      "io.github.assessmentapi.server.v3.api",
      "io.github.assessmentapi.server.v3.config"
    },
    nameGenerator = FullyQualifiedAnnotationBeanNameGenerator.class)
@Import(ServerConfiguration.class)
public class V3Configuration {
  @Bean
  ApiVersion v3(@Value("${openapi.assessment-api-v3.base-path:/v3}") String basePath) {
    return new ApiVersion(
        basePath, ApiDocument.nextTo(V3Configuration.class), V3Configuration::errorObject);
  }

  private static ErrorObject errorObject(Failure failure) {
    return new ErrorObject(messageOf(failure), errorTypeOf(failure.status().value()));
  }

  /** V3 has no list of rejected fields, so the message names them. */
  private static String messageOf(Failure failure) {
    if (failure.rejections().isEmpty()) return failure.message();
    return failure.rejections().stream()
        .map(one -> one.field() + " " + one.message() + ".")
        .collect(Collectors.joining(" "));
  }

  private static String errorTypeOf(int status) {
    return switch (status) {
      case 400 -> "VALIDATION_FAILED";
      case 401 -> "UNAUTHORIZED";
      case 404 -> "PATH_NOT_FOUND";
      case 405 -> "METHOD_NOT_ALLOWED";
      case 406 -> "NOT_ACCEPTABLE";
      case 413 -> "PAYLOAD_TOO_LARGE";
      case 415 -> "UNSUPPORTED_MEDIA_TYPE";
      default -> "INTERNAL_ERROR";
    };
  }
}
