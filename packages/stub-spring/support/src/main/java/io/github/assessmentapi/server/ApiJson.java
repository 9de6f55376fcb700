package io.github.assessmentapi.server;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.ConstructorDetector;
import com.fasterxml.jackson.databind.cfg.MutableCoercionConfig;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.net.URI;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import org.openapitools.jackson.nullable.JsonNullableModule;

/**
 * JSON as documented: no coercion between text and numbers, timestamps in UTC with milliseconds,
 * unknown fields ignored.
 */
public final class ApiJson {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModule(new JavaTimeModule())
          .addModule(new JsonNullableModule())
          .addModule(
              new SimpleModule()
                  .addDeserializer(URI.class, new FromText<>(URI.class, URI::create))
                  .addDeserializer(
                      OffsetDateTime.class,
                      new FromText<>(OffsetDateTime.class, OffsetDateTime::parse))
                  .addSerializer(OffsetDateTime.class, new TimestampSerializer()))
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          // Jackson would use the constructor of a model with one required field to read text.
          .constructorDetector(ConstructorDetector.DEFAULT.withRequireAnnotation(true))
          .withCoercionConfig(
              LogicalType.Textual,
              config ->
                  refuse(
                      config,
                      CoercionInputShape.Integer,
                      CoercionInputShape.Float,
                      CoercionInputShape.Boolean))
          .withCoercionConfig(
              LogicalType.Integer,
              config ->
                  refuse(
                      config,
                      CoercionInputShape.Float,
                      CoercionInputShape.String,
                      CoercionInputShape.EmptyString))
          .withCoercionConfig(
              LogicalType.Float,
              config -> refuse(config, CoercionInputShape.String, CoercionInputShape.EmptyString))
          .withCoercionConfig(
              LogicalType.Boolean,
              config ->
                  refuse(
                      config,
                      CoercionInputShape.Integer,
                      CoercionInputShape.String,
                      CoercionInputShape.EmptyString))
          .build();

  private ApiJson() {}

  /**
   * Returns the mapper of the models, for example for tests. Do not change it: the server uses the
   * same instance.
   */
  public static ObjectMapper mapper() {
    return MAPPER;
  }

  private static void refuse(MutableCoercionConfig config, CoercionInputShape... shapes) {
    for (CoercionInputShape shape : shapes) config.setCoercion(shape, CoercionAction.Fail);
  }

  private static class TimestampSerializer extends StdSerializer<OffsetDateTime> {
    private static final long serialVersionUID = 1L;
    private static final DateTimeFormatter FORMAT =
        DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSX");

    TimestampSerializer() {
      super(OffsetDateTime.class);
    }

    @Override
    public void serialize(OffsetDateTime time, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      json.writeString(FORMAT.format(time.withOffsetSameInstant(ZoneOffset.UTC)));
    }
  }
}
