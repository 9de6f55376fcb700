package io.github.assessmentapi;

import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Every element of a list that comes in pages. A page is asked for when its first element is; each
 * walk asks anew.
 *
 * @param <T> an element
 */
@FunctionalInterface
public interface PagedIterable<T> extends Iterable<T> {
  /**
   * The elements as a stream, which asks for no page before it has to.
   *
   * @return a sequential stream
   */
  default Stream<T> stream() {
    return StreamSupport.stream(spliterator(), false);
  }
}
