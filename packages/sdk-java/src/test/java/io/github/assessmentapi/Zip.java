package io.github.assessmentapi;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Task packages. */
final class Zip {
  private Zip() {}

  static byte[] of(Map<String, String> files) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream archive = new ZipOutputStream(bytes)) {
      for (var file : files.entrySet()) {
        archive.putNextEntry(new ZipEntry(file.getKey()));
        archive.write(file.getValue().getBytes(StandardCharsets.UTF_8));
        archive.closeEntry();
      }
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
    return bytes.toByteArray();
  }
}
