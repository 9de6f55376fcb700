package io.github.assessmentapi.internal;

import io.github.assessmentapi.Model;
import io.github.assessmentapi.PagedIterable;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;

/** Iterators over paginated lists. */
public final class Pages {
  private Pages() {}

  /**
   * Iterates over numbered pages, up to the last page.
   *
   * @param start the first page to read, or null
   * @param first number of the list's first page
   * @param getPage requests a page
   * @param elements place of the elements in a page, such as {@code _embedded.candidates}
   * @param totalPages place of the page count
   */
  public static <T> PagedIterable<T> numbered(
      Integer start,
      int first,
      Function<Integer, Model> getPage,
      String elements,
      String totalPages) {
    Next<Integer> next =
        (page, number) -> {
          boolean isLast = number + 1 - first >= ((Number) at(page, totalPages)).longValue();
          return isLast ? null : number + 1;
        };
    return () -> new Walk<>(getPage, elements, next, start == null ? first : start);
  }

  /**
   * Follows cursors, up to the page without a next cursor.
   *
   * @param start the first cursor, or null
   * @param getPage requests a page
   * @param elements place of the elements in a page
   * @param cursor place of the next cursor
   */
  public static <T> PagedIterable<T> linked(
      String start, Function<String, Model> getPage, String elements, String cursor) {
    Next<String> next =
        (page, current) -> {
          String following = (String) at(page, cursor);
          return following == null || following.isEmpty() || following.equals(current)
              ? null
              : following;
        };
    return () -> new Walk<>(getPage, elements, next, start);
  }

  private static Object at(Model page, String place) {
    Object value = page;
    for (String name : place.split("\\.")) {
      value = value instanceof Model model ? ModelAccess.get().field(model, name) : null;
    }
    return value;
  }

  /** Returns the key of the next page, or null. */
  @FunctionalInterface
  private interface Next<K> {
    K after(Model page, K current);
  }

  private static final class Walk<K, T> implements Iterator<T> {
    private final Function<K, Model> getPage;
    private final String elements;
    private final Next<K> next;
    private K key;
    private boolean ended;
    private Model page;
    private Iterator<T> onPage = List.<T>of().iterator();

    Walk(Function<K, Model> getPage, String elements, Next<K> next, K start) {
      this.getPage = getPage;
      this.elements = elements;
      this.next = next;
      this.key = start;
    }

    @Override
    public boolean hasNext() {
      while (!onPage.hasNext() && !ended) {
        turn();
      }
      return onPage.hasNext();
    }

    /**
     * Reads the pointer to the next page only after the elements, so that an invalid one loses no
     * element.
     */
    @SuppressWarnings("unchecked") // The operation says what its pages hold.
    private void turn() {
      K following = page == null ? key : next.after(page, key);
      ended = page != null && following == null;
      if (!ended) {
        key = following;
        page = getPage.apply(key);
        onPage = ((List<T>) at(page, elements)).iterator();
      }
    }

    @Override
    public T next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return onPage.next();
    }
  }
}
