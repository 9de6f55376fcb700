import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.assessmentapi.WebhookException;
import io.github.assessmentapi.Webhooks;
import java.io.IOException;
import java.net.InetSocketAddress;

/** Receives events of V2. */
public final class WebhookServer {
  private WebhookServer() {}

  /** Starts the receiver on the given port. */
  public static void main(String[] args) throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress(Integer.parseInt(args[0])), 0);
    server.createContext("/webhooks", WebhookServer::receive);
    server.start();
    System.out.println("Receiving on port " + server.getAddress().getPort());
  }

  private static void receive(HttpExchange exchange) throws IOException {
    try (exchange) {
      exchange.sendResponseHeaders(statusOf(exchange), -1);
    }
  }

  private static int statusOf(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readAllBytes();
    String secret = System.getenv("ASSESSMENT_API_WEBHOOK_SECRET");
    try {
      Webhooks.verifyV2(exchange.getRequestHeaders()::getFirst, body, secret)
          .forEach(event -> System.out.println(event.event() + " " + event.candidateId()));
      return 204;
    } catch (WebhookException refused) {
      return refused.status();
    }
  }
}
