package io.github.assessmentapi.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;

/**
 * The default HTTP client, shared by all clients, because each instance needs several threads. It
 * exists while it has users.
 */
final class SharedHttpClient {
  static final SharedHttpClient INSTANCE = new SharedHttpClient();

  private HttpClient client;
  private int users;

  /** Pair with {@link #release}. */
  synchronized HttpClient acquire() {
    if (users++ == 0) {
      client = HttpClient.newHttpClient();
    }
    return client;
  }

  void release() {
    HttpClient unused = releaseOne();
    // Before Java 21, an unreferenced HTTP client ends its threads.
    if (unused instanceof AutoCloseable closeable) {
      close(closeable);
    }
  }

  private synchronized HttpClient releaseOne() {
    if (--users > 0) {
      return null;
    }
    HttpClient unused = client;
    client = null;
    return unused;
  }

  private static void close(AutoCloseable client) {
    try {
      client.close();
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    } catch (Exception error) {
      throw new IllegalStateException(error);
    }
  }
}
