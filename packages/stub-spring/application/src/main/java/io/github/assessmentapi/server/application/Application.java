package io.github.assessmentapi.server.application;

import io.github.assessmentapi.server.ExampleResponses;
import io.github.assessmentapi.server.v1.V1Configuration;
import io.github.assessmentapi.server.v2.V2Configuration;
import io.github.assessmentapi.server.v3.V3Configuration;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Import;

/** Serves all versions on one port with the examples of their documents. */
@SpringBootApplication
@Import({
  V1Configuration.class,
  V2Configuration.class,
  V3Configuration.class,
  ExampleResponses.class
})
public class Application {
  public static void main(String[] args) {
    SpringApplication.run(Application.class, args);
  }
}
