package webhooks;

import io.github.assessmentapi.WebhookException;
import io.github.assessmentapi.Webhooks;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

/** Receives events of V2. */
@SpringBootApplication
@RestController
public class SpringWebhooks {
  @Value("${webhook.secret}")
  private String secret;

  /** Starts the receiver. */
  public static void main(String[] args) {
    SpringApplication.run(SpringWebhooks.class, args);
  }

  /** The body is received as bytes, because the signature covers the raw bytes. */
  @PostMapping("/webhooks")
  ResponseEntity<String> receive(@RequestHeader HttpHeaders headers, @RequestBody byte[] body) {
    try {
      Webhooks.verifyV2(headers::getFirst, body, secret)
          .forEach(event -> System.out.println(event.event() + " " + event.candidateId()));
      return ResponseEntity.noContent().build();
    } catch (WebhookException refused) {
      return ResponseEntity.status(refused.status()).body(refused.getMessage());
    }
  }
}
