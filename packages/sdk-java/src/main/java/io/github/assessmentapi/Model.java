package io.github.assessmentapi;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import io.github.assessmentapi.internal.Json;
import io.github.assessmentapi.internal.ModelAccess;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An object of the API, which never changes. Its fields have the API's names in JSON.
 *
 * <p>A field that may be absent or null is an {@link Optional}; {@link #hasField} tells the two
 * apart. What you set to null is sent as null where the API takes null, and left out where it does
 * not; what you do not set is left out.
 *
 * <p>In what a client returns, a field that is missing although the API's document promises it, or
 * that has another type, is an {@link UnreadableFieldException} when it is touched.
 */
public abstract class Model {
  static {
    ModelAccess.grant(new Access());
  }

  private final Map<String, @Nullable Object> fields;

  /** Why fields of the response cannot be read. */
  private final Map<String, String> problems;

  /**
   * Takes what was set.
   *
   * @param builder what was set
   * @throws IllegalStateException when a required field is missing
   */
  protected Model(Builder builder) {
    for (String name : builder.required) {
      if (!builder.isSet(name)) {
        throw new IllegalStateException(name + " is required");
      }
    }
    fields = Collections.unmodifiableMap(new LinkedHashMap<>(builder.fields));
    problems = Map.copyOf(builder.problems);
  }

  /**
   * Whether the object has a field, even if it is null.
   *
   * @param name the API's name of the field, such as {@code scoredPoints}
   * @return false when the field is absent, or cannot be read
   */
  public final boolean hasField(String name) {
    return fields.containsKey(name);
  }

  /**
   * Every field that the object has, and that can be read, by the API's names.
   *
   * @return a map that cannot be changed, with null for what is null
   */
  @JsonValue
  public final Map<String, @Nullable Object> toMap() {
    return fields;
  }

  /**
   * The object as it is sent to the API.
   *
   * @return the object in JSON
   */
  public final String toJson() {
    return Json.write(this);
  }

  /**
   * Reads an object from JSON.
   *
   * @param json what the API sends
   * @param type the class of the object
   * @param <T> the class of the object
   * @return the object
   * @throws IllegalArgumentException when the text is something else
   */
  protected static <T extends Model> T read(String json, Class<T> type) {
    return Json.parse(json, type);
  }

  /**
   * A field that is always there.
   *
   * @param name the API's name of the field
   * @param <T> the type that the builder takes
   * @return never null
   */
  @SuppressWarnings("unchecked") // Only the builder sets fields, each with its type.
  protected final <T> T required(String name) {
    return (T) field(name);
  }

  /**
   * A field that may be absent or null.
   *
   * @param name the API's name of the field
   * @param <T> the type that the builder takes
   * @return empty when it is absent or null
   */
  @SuppressWarnings("unchecked") // Only the builder sets fields, each with its type.
  protected final <T> Optional<T> optional(String name) {
    return Optional.ofNullable((T) field(name));
  }

  private @Nullable Object field(String name) {
    String problem = problems.get(name);
    if (problem != null) {
      throw new UnreadableFieldException(getClass(), name, problem);
    }
    return fields.get(name);
  }

  /**
   * Sets all fields in a builder.
   *
   * @param builder the builder
   * @param <B> the class of the builder
   * @return the builder
   */
  protected final <B extends Builder> B copyTo(B builder) {
    ((Builder) builder).fields.putAll(fields);
    ((Builder) builder).problems.putAll(problems);
    return builder;
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other != null
        && getClass() == other.getClass()
        && fields.equals(((Model) other).fields)
        && problems.equals(((Model) other).problems);
  }

  @Override
  public final int hashCode() {
    return fields.hashCode();
  }

  @Override
  public final String toString() {
    return getClass().getSimpleName() + fields;
  }

  /** Collects the fields of an object. */
  @JsonPOJOBuilder(withPrefix = "")
  @JsonIgnoreProperties(ignoreUnknown = true)
  @JsonAutoDetect(
      creatorVisibility = Visibility.NONE,
      fieldVisibility = Visibility.NONE,
      getterVisibility = Visibility.NONE,
      isGetterVisibility = Visibility.NONE,
      setterVisibility = Visibility.NONE)
  public abstract static class Builder {
    private final Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    private final Map<String, String> problems = new HashMap<>();
    private final List<String> required;

    /**
     * Begins an object.
     *
     * @param required the API's names of the fields that have to be set
     */
    protected Builder(String... required) {
      this.required = List.of(required);
    }

    private boolean isSet(String name) {
      return fields.containsKey(name) || problems.containsKey(name);
    }

    /**
     * Sets a field that the API never has as null.
     *
     * @param name the API's name of the field
     * @param value the value, or null to leave it out
     */
    protected final void set(String name, @Nullable Object value) {
      if (value == null) {
        fields.remove(name);
        problems.remove(name);
      } else {
        setNullable(name, value);
      }
    }

    /**
     * Sets a field that may be null.
     *
     * @param name the API's name of the field
     * @param value the value; null stays null
     */
    protected final void setNullable(String name, @Nullable Object value) {
      fields.put(name, Json.freeze(value));
      problems.remove(name);
    }

    /**
     * Checks a field that has only one value.
     *
     * @param name the API's name of the field
     * @param value what was read
     * @throws IllegalArgumentException when it is another value
     */
    protected final void check(String name, @Nullable Object value) {
      if (!fields.get(name).equals(value)) {
        throw new IllegalArgumentException(name + " is not " + fields.get(name));
      }
    }
  }

  private static final class Access extends ModelAccess {
    @Override
    protected List<String> required(Builder builder) {
      return builder.required;
    }

    @Override
    protected boolean isSet(Builder builder, String name) {
      return builder.isSet(name);
    }

    @Override
    protected void setUnreadable(Builder builder, String name, String problem) {
      builder.fields.remove(name);
      builder.problems.put(name, problem);
    }

    @Override
    protected Object field(Model model, String name) {
      return model.field(name);
    }
  }
}
