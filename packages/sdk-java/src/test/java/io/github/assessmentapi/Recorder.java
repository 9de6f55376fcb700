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
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** A local server that records requests and returns given responses. */
final class Recorder implements AutoCloseable {
  /** A request on the wire, and its response. */
  record Exchange(
      String method,
      String uri,
      Map<String, List<String>> headers,
      byte[] body,
      Response response) {
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

  record Response(int status, byte[] body, Map<String, String> headers) {
    static Response of(int status, String body) {
      return new Response(status, body.getBytes(StandardCharsets.UTF_8), Map.of());
    }

    Response with(String name, String value) {
      return new Response(status, body, Map.of(name, value));
    }
  }

  final List<Exchange> exchanges = new CopyOnWriteArrayList<>();
  private final AtomicInteger begun = new AtomicInteger();
  private CountDownLatch closed = new CountDownLatch(1);
  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();

  private Recorder(Function<Exchange, Response> respond) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> handle(exchange, respond));
    server.setExecutor(threads);
    server.start();
  }

  static Recorder responding(int status, String body) throws IOException {
    return responding(Response.of(status, body));
  }

  static Recorder responding(Response response) throws IOException {
    return new Recorder(request -> response);
  }

  static Recorder slow(Duration pause) throws IOException {
    CountDownLatch closed = new CountDownLatch(1);
    Recorder service =
        new Recorder(
            request -> {
              await(closed, pause);
              return Response.of(204, "");
            });
    service.closed = closed;
    return service;
  }

  /** Responds in turn and repeats the last response. */
  static Recorder inTurn(Response... responses) throws IOException {
    AtomicInteger count = new AtomicInteger();
    return new Recorder(
        request -> responses[Math.min(count.getAndIncrement(), responses.length - 1)]);
  }

  private static void await(CountDownLatch closed, Duration pause) {
    try {
      closed.await(pause.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
    }
  }

  static Recorder passingOnTo(String service, String header, Function<Integer, String> value)
      throws IOException {
    HttpClient http = HttpClient.newHttpClient();
    int[] count = {0};
    return new Recorder(request -> pass(http, service, request, header, value.apply(count[0]++)));
  }

  private static Response pass(
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
      return new Response(response.statusCode(), response.body(), Map.of());
    } catch (IOException | InterruptedException error) {
      throw new AssertionError(error);
    }
  }

  private void handle(HttpExchange exchange, Function<Exchange, Response> respond)
      throws IOException {
    try (exchange) {
      Map<String, List<String>> headers = Map.copyOf(exchange.getRequestHeaders());
      byte[] body = exchange.getRequestBody().readAllBytes();
      String uri = exchange.getRequestURI().toString();
      begun.incrementAndGet();
      Exchange asked = new Exchange(exchange.getRequestMethod(), uri, headers, body, null);
      Response given = respond.apply(asked);
      exchanges.add(new Exchange(asked.method, uri, headers, body, given));
      given.headers.forEach(exchange.getResponseHeaders()::set);
      exchange.sendResponseHeaders(given.status, given.body.length == 0 ? -1 : given.body.length);
      exchange.getResponseBody().write(given.body);
    } catch (RuntimeException error) {
      throw new UncheckedIOException(new IOException(error));
    }
  }

  /** Returns the number of requests, including those without a response. */
  int begun() {
    return begun.get();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  @Override
  public void close() {
    closed.countDown();
    server.stop(0);
    threads.shutdownNow();
  }
}
