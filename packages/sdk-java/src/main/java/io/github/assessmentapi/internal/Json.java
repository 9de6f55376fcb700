package io.github.assessmentapi.internal;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.cfg.MutableCoercionConfig;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.github.assessmentapi.Model;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Parses and encodes JSON of the API. */
public final class Json {
  private static final JsonSetter.Value NO_NULLS = JsonSetter.Value.forContentNulls(Nulls.FAIL);

  /**
   * Limit of nested objects and lists, the same in the SDKs of all languages. Jackson's other
   * limits would refuse a response because of a field that nobody reads.
   */
  private static final StreamReadConstraints LIMITS =
      StreamReadConstraints.builder()
          .maxNestingDepth(500)
          .maxNumberLength(Integer.MAX_VALUE)
          .maxNameLength(Integer.MAX_VALUE)
          .maxStringLength(Integer.MAX_VALUE)
          .build();

  private static final JsonMapper MAPPER =
      JsonMapper.builder(JsonFactory.builder().streamReadConstraints(LIMITS).build())
          .addModule(
              new SimpleModule()
                  .addSerializer(Instant.class, new TimestampWriter())
                  .addDeserializer(Instant.class, new TimestampReader())
                  .addSerializer(Double.class, new Numbers.FiniteWriter())
                  .addSerializer(Float.class, new Numbers.FiniteWriter())
                  .addDeserializer(
                      Integer.class,
                      new Numbers.WholeReader<>(Integer.class, BigDecimal::intValueExact))
                  .addDeserializer(
                      Long.class,
                      new Numbers.WholeReader<>(Long.class, BigDecimal::longValueExact)))
          .withConfigOverride(List.class, list -> list.setSetterInfo(NO_NULLS))
          .withConfigOverride(Set.class, set -> set.setSetterInfo(NO_NULLS))
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          // An empty text is neither null nor a number.
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .withCoercionConfig(LogicalType.Textual, Json::refuseNumbers)
          // Messages are logged, and responses contain personal data.
          .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
          // Keep the spelling of numbers in custom fields.
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
          .build();

  private Json() {}

  /** Jackson would read 7 as "7". */
  private static void refuseNumbers(MutableCoercionConfig text) {
    for (CoercionInputShape shape :
        List.of(CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean)) {
      text.setCoercion(shape, CoercionAction.Fail);
    }
  }

  public static String write(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException error) {
      throw new IllegalArgumentException(
          "this cannot be written as JSON: " + error.getMessage(), error);
    }
  }

  @SuppressWarnings("unchecked") // The reader reads what the type says.
  static <T> Reading<T> read(byte[] body, TypeReference<T> type, String scalars) {
    String json = text(body);
    try {
      T value = MAPPER.readValue(json, type);
      if (value != null && !isSuspicious(value)) {
        return new Reading<>(value, List.of());
      }
    } catch (IOException | NumberFormatException unfit) {
      // A second, lenient pass collects what is readable.
    }
    try {
      JsonNode node = readTree(json);
      JavaType javaType = MAPPER.constructType(type.getType());
      return (Reading<T>) LenientReader.read(MAPPER, node, javaType, scalars);
    } catch (IOException error) {
      return new Reading<>(null, List.of(Unreadable.describe(error)));
    }
  }

  /** Decodes UTF-8 without a byte order mark. Replaces invalid bytes. */
  static String text(byte[] body) {
    String text = new String(body, StandardCharsets.UTF_8);
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /**
   * Returns whether a value may hold something that Jackson accepts and the document does not: null
   * in a list or map, a fraction in a map of whole numbers, or a container instead of a scalar.
   */
  private static boolean isSuspicious(Object value) {
    if (value instanceof Model model) {
      return model.toMap().values().stream().anyMatch(Json::isSuspicious);
    }
    if (value instanceof Collection<?> list) {
      return list.stream().anyMatch(one -> one == null || isSuspicious(one));
    }
    return value instanceof Map<?, ?> map
        && map.values().stream()
            .anyMatch(
                one ->
                    one == null
                        || one instanceof BigDecimal
                        || one instanceof Map
                        || one instanceof List
                        || one instanceof Boolean
                        || one instanceof Model model && isSuspicious(model));
  }

  public static <T> T parse(String json, Class<T> type) {
    String problem = "this is no " + type.getSimpleName() + ": ";
    try {
      T value = MAPPER.readValue(json, type);
      if (value == null) {
        throw new IllegalArgumentException(problem + "there is only null");
      }
      return value;
    } catch (JsonProcessingException error) {
      // Omit the cause, because Jackson's messages quote values.
      throw new IllegalArgumentException(problem + Unreadable.describe(error));
    } catch (NumberFormatException error) {
      throw new IllegalArgumentException(problem + "a number is out of range");
    }
  }

  public static JsonNode readTree(byte[] body) throws IOException {
    return readTree(text(body));
  }

  static JsonNode readTree(String json) throws IOException {
    try {
      return MAPPER.readTree(json);
    } catch (NumberFormatException error) {
      // Jackson passes on what BigDecimal throws for an exponent of eleven digits.
      throw new JsonParseException(null, "a number is out of range");
    }
  }

  public static <T> T convert(JsonNode node, Class<T> type) throws IOException {
    return MAPPER.treeToValue(node, type);
  }

  static <T> T convert(Map<String, Object> fields, Class<T> type) throws IOException {
    return MAPPER.treeToValue(MAPPER.valueToTree(fields), type);
  }

  /** Returns an immutable deep copy of a collection; other values unchanged. */
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
