package io.github.assessmentapi.server;

import static com.fasterxml.jackson.databind.cfg.CoercionAction.Fail;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.ConstructorDetector;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.type.LogicalType;
import java.io.IOException;
import java.net.URI;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;

/**
 * Reads JSON as the documents say it: 7 is no text, "7" is no number. Writes timestamps in UTC with
 * milliseconds.
 */
class StrictJson implements Jackson2ObjectMapperBuilderCustomizer {
  @Override
  public void customize(Jackson2ObjectMapperBuilder builder) {
    builder
        .deserializerByType(URI.class, new FromText<>(URI.class, URI::create))
        .deserializerByType(
            OffsetDateTime.class, new FromText<>(OffsetDateTime.class, OffsetDateTime::parse))
        .serializerByType(OffsetDateTime.class, new TimestampSerializer())
        .postConfigurer(StrictJson::refuseCoercions);
  }

  private static void refuseCoercions(ObjectMapper mapper) {
    // A model with one required field has a constructor of one argument, which Jackson would take
    // for what reads text.
    mapper.setConstructorDetector(ConstructorDetector.DEFAULT.withRequireAnnotation(true));
    refuse(
        mapper,
        LogicalType.Textual,
        CoercionInputShape.Integer,
        CoercionInputShape.Float,
        CoercionInputShape.Boolean);
    refuse(
        mapper,
        LogicalType.Integer,
        CoercionInputShape.Float,
        CoercionInputShape.String,
        CoercionInputShape.EmptyString);
    refuse(mapper, LogicalType.Float, CoercionInputShape.String, CoercionInputShape.EmptyString);
    refuse(
        mapper,
        LogicalType.Boolean,
        CoercionInputShape.Integer,
        CoercionInputShape.String,
        CoercionInputShape.EmptyString);
  }

  private static void refuse(ObjectMapper mapper, LogicalType type, CoercionInputShape... shapes) {
    for (CoercionInputShape shape : shapes) mapper.coercionConfigFor(type).setCoercion(shape, Fail);
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
