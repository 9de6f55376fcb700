package io.github.assessmentapi.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;

/**
 * The HTTP client of every client that was given none: one of its own would cost each of them
 * several threads. It is there as long as it has users.
 */
final class SharedHttpClient {
  /** The one of this program. */
  static final SharedHttpClient INSTANCE = new SharedHttpClient();

  private HttpClient client;
  private int users;

  /** Begins a use, which {@link #release} ends. */
  synchronized HttpClient acquire() {
    if (users++ == 0) {
      client = HttpClient.newHttpClient();
    }
    return client;
  }

  /** Ends a use. */
  void release() {
    HttpClient unused = releaseOne();
    // Before Java 21 an HTTP client ends its threads when nothing refers to it any more.
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
