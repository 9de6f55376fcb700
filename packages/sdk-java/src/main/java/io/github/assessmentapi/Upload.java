package io.github.assessmentapi;

import java.io.FileNotFoundException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** A file to send, such as the ZIP archive of a task. */
public final class Upload {
  private final Supplier<BodyPublisher> content;
  private final boolean repeatable;

  private Upload(Supplier<BodyPublisher> content, boolean repeatable) {
    this.content = content;
    this.repeatable = repeatable;
  }

  /**
   * Sends bytes.
   *
   * @param bytes the bytes
   * @return an upload for the operation
   */
  public static Upload of(byte[] bytes) {
    Objects.requireNonNull(bytes, "bytes");
    return new Upload(() -> BodyPublishers.ofByteArray(bytes), true);
  }

  /**
   * Sends a file, which is read while it is sent.
   *
   * @param file path of the file
   * @return an upload; the operation throws {@link UncheckedIOException} if the file is missing or
   *     a directory
   */
  public static Upload of(Path file) {
    Objects.requireNonNull(file, "file");
    return new Upload(() -> publish(file), true);
  }

  /**
   * Sends a stream. It can only be read once, so the request is not retried.
   *
   * @param stream the stream, which is closed after sending
   * @return an upload for a single use; a second one throws {@link IllegalStateException}
   */
  public static Upload of(InputStream stream) {
    Objects.requireNonNull(stream, "stream");
    AtomicBoolean isSent = new AtomicBoolean();
    return new Upload(() -> publish(stream, isSent), false);
  }

  private static BodyPublisher publish(InputStream stream, AtomicBoolean isSent) {
    // A consumed stream would be sent as an empty body.
    if (isSent.getAndSet(true)) {
      throw new IllegalStateException("the stream was sent already");
    }
    return BodyPublishers.ofInputStream(() -> stream);
  }

  private static BodyPublisher publish(Path file) {
    try {
      if (Files.isDirectory(file)) {
        throw new FileNotFoundException(file + " is a directory");
      }
      return BodyPublishers.ofFile(file);
    } catch (FileNotFoundException error) {
      throw new UncheckedIOException(error);
    }
  }

  /**
   * Creates a publisher of the bytes.
   *
   * @return a new publisher
   */
  public BodyPublisher publisher() {
    return content.get();
  }

  /**
   * Returns whether the bytes can be sent again.
   *
   * @return false for a stream
   */
  public boolean isRepeatable() {
    return repeatable;
  }
}
