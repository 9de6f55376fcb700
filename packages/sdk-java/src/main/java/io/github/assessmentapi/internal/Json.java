package io.github.assessmentapi.internal;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads and writes JSON as the API has it. */
public final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .addModule(
              new SimpleModule()
                  .addSerializer(Instant.class, new TimestampWriter())
                  .addDeserializer(Instant.class, new TimestampReader()))
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          // Numbers of custom fields go back as they came.
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
          .build();

  private Json() {}

  /** Any value, in JSON. */
  public static String write(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException error) {
      throw new IllegalArgumentException(
          "this cannot be written as JSON: " + error.getMessage(), error);
    }
  }

  /** Reads an answer. */
  static <T> T read(byte[] json, TypeReference<T> type) throws IOException {
    T value = MAPPER.readValue(json, type);
    if (value == null) {
      throw new IOException("there is only null");
    }
    return value;
  }

  /** Reads an object. */
  public static <T> T parse(String json, Class<T> type) {
    try {
      return MAPPER.readValue(json, type);
    } catch (JsonProcessingException error) {
      throw new IllegalArgumentException(
          "this is no " + type.getSimpleName() + ": " + error.getMessage(), error);
    }
  }

  /** Reads anything. */
  public static JsonNode readTree(byte[] json) throws IOException {
    return MAPPER.readTree(json);
  }

  /** Reads an object out of a part of what was read as anything. */
  public static <T> T convert(JsonNode node, Class<T> type) throws IOException {
    return MAPPER.treeToValue(node, type);
  }

  /** Reads an object out of its fields. */
  static <T> T convert(Map<String, Object> fields, Class<T> type) throws IOException {
    return MAPPER.treeToValue(MAPPER.valueToTree(fields), type);
  }

  /**
   * A copy of a collection, and of those in it, that nobody can change; other values as they are.
   */
  public static Object freeze(Object value) {
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>();
      list.forEach(one -> copy.add(freeze(one)));
      return Collections.unmodifiableList(copy);
    }
    if (value instanceof Set<?> set) {
      Set<Object> copy = new LinkedHashSet<>();
      set.forEach(one -> copy.add(freeze(one)));
      return Collections.unmodifiableSet(copy);
    }
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> copy = new LinkedHashMap<>();
      map.forEach((name, one) -> copy.put(name, freeze(one)));
      return Collections.unmodifiableMap(copy);
    }
    return value;
  }

  private static final class TimestampWriter extends JsonSerializer<Instant> {
    @Override
    public void serialize(Instant moment, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      json.writeString(Timestamps.write(moment));
    }
  }

  private static final class TimestampReader extends JsonDeserializer<Instant> {
    @Override
    public Instant deserialize(JsonParser json, DeserializationContext context) throws IOException {
      String text = json.getValueAsString();
      try {
        return Timestamps.read(text == null ? "" : text);
      } catch (DateTimeException error) {
        return (Instant)
            context.handleWeirdStringValue(Instant.class, text, "not a timestamp of RFC 3339");
      }
    }
  }
}
