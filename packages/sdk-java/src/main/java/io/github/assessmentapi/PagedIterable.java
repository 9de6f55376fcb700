package io.github.assessmentapi;

import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The elements of all pages of a list. Requests a page when its first element is read; each
 * iteration starts again.
 *
 * @param <T> an element
 */
@FunctionalInterface
public interface PagedIterable<T> extends Iterable<T> {
  /**
   * Returns a stream that requests pages on demand.
   *
   * @return a sequential stream
   */
  default Stream<T> stream() {
    return StreamSupport.stream(spliterator(), false);
  }
}
