package io.github.assessmentapi;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** A service on this machine that keeps what it was asked, and answers as it is told. */
final class Recorder implements AutoCloseable {
  /** What came on the wire, and what went back. */
  record Exchange(
      String method, String uri, Map<String, List<String>> headers, byte[] body, Answer answer) {
    String header(String name) {
      return headers.entrySet().stream()
          .filter(one -> one.getKey().equalsIgnoreCase(name))
          .map(one -> one.getValue().get(0))
          .findFirst()
          .orElse(null);
    }

    String text() {
      return new String(body, StandardCharsets.UTF_8);
    }
  }

  /** What goes back. */
  record Answer(int status, byte[] body, Map<String, String> headers) {
    static Answer of(int status, String body) {
      return new Answer(status, body.getBytes(StandardCharsets.UTF_8), Map.of());
    }

    Answer with(String name, String value) {
      return new Answer(status, body, Map.of(name, value));
    }
  }

  final List<Exchange> exchanges = new CopyOnWriteArrayList<>();
  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();

  private Recorder(Function<Exchange, Answer> answer) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> handle(exchange, answer));
    server.setExecutor(threads);
    server.start();
  }

  /** Gives the same answer to every request. */
  static Recorder answering(int status, String body) throws IOException {
    return answering(Answer.of(status, body));
  }

  /** Gives the same answer to every request. */
  static Recorder answering(Answer answer) throws IOException {
    return new Recorder(request -> answer);
  }

  /** Passes requests on, with another header. */
  static Recorder passingOnTo(String service, String header, Function<Integer, String> value)
      throws IOException {
    HttpClient http = HttpClient.newHttpClient();
    int[] count = {0};
    return new Recorder(request -> pass(http, service, request, header, value.apply(count[0]++)));
  }

  private static Answer pass(
      HttpClient http, String service, Exchange exchange, String header, String value) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(service + exchange.uri))
            .version(HttpClient.Version.HTTP_1_1)
            .method(exchange.method, BodyPublishers.ofByteArray(exchange.body));
    for (var one : exchange.headers.entrySet()) {
      if (!List.of("connection", "content-length", "host")
          .contains(one.getKey().toLowerCase(Locale.ROOT))) {
        request.header(one.getKey(), one.getValue().get(0));
      }
    }
    try {
      HttpResponse<byte[]> response =
          http.send(request.header(header, value).build(), BodyHandlers.ofByteArray());
      return new Answer(response.statusCode(), response.body(), Map.of());
    } catch (IOException | InterruptedException error) {
      throw new AssertionError(error);
    }
  }

  private void handle(HttpExchange exchange, Function<Exchange, Answer> answer) throws IOException {
    try (exchange) {
      Map<String, List<String>> headers = Map.copyOf(exchange.getRequestHeaders());
      byte[] body = exchange.getRequestBody().readAllBytes();
      String uri = exchange.getRequestURI().toString();
      Exchange asked = new Exchange(exchange.getRequestMethod(), uri, headers, body, null);
      Answer given = answer.apply(asked);
      exchanges.add(new Exchange(asked.method, uri, headers, body, given));
      given.headers.forEach(exchange.getResponseHeaders()::set);
      exchange.sendResponseHeaders(given.status, given.body.length == 0 ? -1 : given.body.length);
      exchange.getResponseBody().write(given.body);
    } catch (RuntimeException error) {
      throw new UncheckedIOException(new IOException(error));
    }
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
