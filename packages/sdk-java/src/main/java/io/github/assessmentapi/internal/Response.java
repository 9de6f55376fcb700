package io.github.assessmentapi.internal;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/** A response with its decompressed body. */
record Response(int status, HttpHeaders headers, byte[] body) {
  /** What java.net.http says about a 204 with a body. */
  private static final String BODY_OF_204 = "204 response";

  private static final Set<String> GZIP = Set.of("gzip", "x-gzip");
  private static final int NO_CONTENT = 204;

  /**
   * Checks the framing of a response, and decompresses its body.
   *
   * @throws IOException if the body is incomplete
   */
  static Response of(HttpResponse<byte[]> received) throws IOException {
    HttpHeaders headers = received.headers();
    // java.net.http takes the first length.
    if (headers.allValues("Content-Length").stream().distinct().count() > 1) {
      throw new IOException("the response has lengths that differ");
    }
    boolean isZipped = headers.firstValue("Content-Encoding").filter(Response::isGzip).isPresent();
    byte[] body = isZipped ? unzipped(received.body()) : received.body();
    return new Response(received.statusCode(), headers, body);
  }

  /** Returns the response to which java.net.http objects because a 204 must not have a body. */
  static Optional<Response> hiddenBy(Throwable error) {
    boolean isHidden =
        error instanceof IOException && String.valueOf(error.getMessage()).contains(BODY_OF_204);
    HttpHeaders none = HttpHeaders.of(Map.of(), (name, value) -> true);
    return isHidden ? Optional.of(new Response(NO_CONTENT, none, new byte[0])) : Optional.empty();
  }

  private static boolean isGzip(String encoding) {
    return GZIP.stream().anyMatch(encoding.strip()::equalsIgnoreCase);
  }

  private static byte[] unzipped(byte[] body) throws IOException {
    if (body.length == 0) {
      return body;
    }
    try (InputStream content = new GZIPInputStream(new ByteArrayInputStream(body))) {
      return content.readAllBytes();
    } catch (EOFException error) {
      throw new IOException("the compressed body ends too early", error);
    }
  }

  boolean isSuccess() {
    return status >= 200 && status <= 299;
  }
}
