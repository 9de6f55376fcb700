package io.github.assessmentapi.server;

import java.util.List;
import org.openapitools.jackson.nullable.JsonNullableModule;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.web.servlet.HandlerExceptionResolver;

/** What every version needs; the configuration of each imports it. */
@Configuration(proxyBeanMethods = false)
@Import(ErrorAnswers.class)
public class ServerConfiguration {
  @Bean
  ApiVersions apiVersions(List<ApiVersion> versions) {
    return new ApiVersions(versions);
  }

  @Bean
  ApiKeyFilter apiKeyFilter(
      ApiVersions versions,
      ObjectProvider<ApiKeys> keys,
      @Value("${assessment-api.api-keys:}") List<String> configured,
      @Qualifier("handlerExceptionResolver") HandlerExceptionResolver errors) {
    return new ApiKeyFilter(
        versions, keys.getIfAvailable(() -> new ConfiguredApiKeys(configured)), errors);
  }

  @Bean
  JsonNullableModule jsonNullableModule() {
    return new JsonNullableModule();
  }

  @Bean
  StrictJson strictJson() {
    return new StrictJson();
  }
}
