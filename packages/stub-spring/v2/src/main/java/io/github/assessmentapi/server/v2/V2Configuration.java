package io.github.assessmentapi.server.v2;

import io.github.assessmentapi.server.ApiDocument;
import io.github.assessmentapi.server.ApiVersion;
import io.github.assessmentapi.server.Failure;
import io.github.assessmentapi.server.ServerConfiguration;
import io.github.assessmentapi.server.v2.model.ErrorObject;
import io.github.assessmentapi.server.v2.model.ValidationError;
import java.math.BigDecimal;
import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.FullyQualifiedAnnotationBeanNameGenerator;
import org.springframework.context.annotation.Import;

/** Serves V2. Import it, and declare a bean of each delegate that you implement. */
@Configuration(proxyBeanMethods = false)
@ComponentScan(
    basePackages = {
      "io.github.assessmentapi.server.v2.api",
      "io.github.assessmentapi.server.v2.config"
    },
    nameGenerator = FullyQualifiedAnnotationBeanNameGenerator.class)
@Import(ServerConfiguration.class)
public class V2Configuration {
  @Bean
  ApiVersion v2(@Value("${openapi.assessment-api-v2.base-path:/v2}") String basePath) {
    return new ApiVersion(
        basePath, ApiDocument.nextTo(V2Configuration.class), V2Configuration::errorObject);
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
