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
 * An immutable object of the API. Its fields have the API's names in JSON.
 *
 * <p>An optional or nullable field is an {@link Optional}; {@link #hasField} distinguishes absent
 * and null. A field set to null is sent as null if the API accepts null, and omitted otherwise.
 * Unset fields are omitted.
 *
 * <p>In responses, reading a required field that is missing, or a field with the wrong type, throws
 * an {@link UnreadableFieldException}.
 */
public abstract class Model {
  static {
    ModelAccess.grant(new Access());
  }

  private final Map<String, @Nullable Object> fields;

  private final Map<String, String> problems;

  /**
   * Creates an object from a builder.
   *
   * @param builder the fields
   * @throws IllegalStateException if a required field is missing
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
   * Returns whether the object has a field, even if it is null.
   *
   * @param name the API's name of the field, such as {@code scoredPoints}
   * @return false if the field is absent or unreadable
   */
  public final boolean hasField(String name) {
    return fields.containsKey(name);
  }

  /**
   * Returns all readable fields by the API's names.
   *
   * @return an immutable map, with null for null fields
   */
  @JsonValue
  public final Map<String, @Nullable Object> toMap() {
    return fields;
  }

  /**
   * Encodes the object.
   *
   * @return the JSON that is sent to the API
   */
  public final String toJson() {
    return Json.write(this);
  }

  /**
   * Parses an object from JSON.
   *
   * @param json JSON of the API
   * @param type the class of the object
   * @param <T> the class of the object
   * @return the object
   * @throws IllegalArgumentException if the JSON does not match
   */
  protected static <T extends Model> T read(String json, Class<T> type) {
    return Json.parse(json, type);
  }

  /**
   * Returns a required field.
   *
   * @param name the API's name of the field
   * @param <T> the type in the builder
   * @return never null
   */
  @SuppressWarnings("unchecked") // Only the builder sets fields, each with its type.
  protected final <T> T required(String name) {
    return (T) field(name);
  }

  /**
   * Returns an optional or nullable field.
   *
   * @param name the API's name of the field
   * @param <T> the type in the builder
   * @return empty if it is absent or null
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
   * Copies all fields to a builder.
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

  /** Builder of an object. */
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
     * Creates an empty builder.
     *
     * @param required the API's names of required fields
     */
    protected Builder(String... required) {
      this.required = List.of(required);
    }

    private boolean isSet(String name) {
      return fields.containsKey(name) || problems.containsKey(name);
    }

    /**
     * Sets a field that is not nullable.
     *
     * @param name the API's name of the field
     * @param value the value, or null to omit it
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
     * Sets a nullable field.
     *
     * @param name the API's name of the field
     * @param value the value; null stays null
     */
    protected final void setNullable(String name, @Nullable Object value) {
      fields.put(name, Json.freeze(value));
      problems.remove(name);
    }

    /**
     * Checks a field with a constant value.
     *
     * @param name the API's name of the field
     * @param value the constant
     * @throws IllegalArgumentException if the value differs
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
