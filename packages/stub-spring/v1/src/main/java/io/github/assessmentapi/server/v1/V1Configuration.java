package io.github.assessmentapi.server.v1;

import io.github.assessmentapi.server.ApiDocument;
import io.github.assessmentapi.server.ApiVersion;
import io.github.assessmentapi.server.Failure;
import io.github.assessmentapi.server.ServerConfiguration;
import io.github.assessmentapi.server.v1.model.ErrorObject;
import io.github.assessmentapi.server.v1.model.ValidationError;
import java.math.BigDecimal;
import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.FullyQualifiedAnnotationBeanNameGenerator;
import org.springframework.context.annotation.Import;

/** Serves V1. Import it, and declare a bean of each delegate that you implement. */
@Configuration(proxyBeanMethods = false)
@ComponentScan(
    basePackages = {
      "io.github.assessmentapi.server.v1.api",
      "io.github.assessmentapi.server.v1.config"
    },
    nameGenerator = FullyQualifiedAnnotationBeanNameGenerator.class)
@Import(ServerConfiguration.class)
public class V1Configuration {
  @Bean
  ApiVersion v1(@Value("${openapi.assessment-api-v1.base-path:/v1}") String basePath) {
    return new ApiVersion(
        basePath, ApiDocument.nextTo(V1Configuration.class), V1Configuration::errorObject);
  }

  private static ErrorObject errorObject(Failure failure) {
    List<ValidationError> rejected =
        failure.rejections().stream()
            .map(one -> new ValidationError(one.field(), one.value(), one.message()))
            .toList();
    return new ErrorObject(
        BigDecimal.valueOf(failure.status().value()), failure.id(), failure.message(), rejected);
  }
}
