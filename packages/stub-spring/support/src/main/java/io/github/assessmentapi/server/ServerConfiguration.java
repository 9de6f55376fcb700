package io.github.assessmentapi.server;

import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.servlet.HandlerExceptionResolver;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Beans of every version; each version's configuration imports it. */
@Configuration(proxyBeanMethods = false)
@Import({DocumentedBodies.class, ErrorResponses.class})
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
  WebMvcConfigurer apiJson(ApiVersions versions) {
    return new WebMvcConfigurer() {
      /** Our converter comes first. */
      @Override
      public void extendMessageConverters(List<HttpMessageConverter<?>> converters) {
        List<HttpMessageConverter<?>> ofJson =
            converters.stream()
                .filter(one -> one.getSupportedMediaTypes().contains(MediaType.APPLICATION_JSON))
                .toList();
        int place = ofJson.isEmpty() ? converters.size() : converters.indexOf(ofJson.get(0));
        converters.add(place, new ApiJsonConverter(versions));
      }
    };
  }
}
