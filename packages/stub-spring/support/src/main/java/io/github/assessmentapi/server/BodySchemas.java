package io.github.assessmentapi.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonNodePath;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import com.networknt.schema.oas.OpenApi31;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Request body schemas by their place in a document. */
final class BodySchemas {
  /** Any URI works; nothing is fetched. */
  private static final String DOCUMENT = "urn:assessment-api:document";

  private static final SchemaValidatorsConfig CONFIG =
      SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).locale(Locale.ENGLISH).build();

  private final JsonSchemaFactory factory;
  private final Map<String, JsonSchema> byPlace = new ConcurrentHashMap<>();

  BodySchemas(JsonNode document) {
    String text = document.toString();
    factory =
        JsonSchemaFactory.getInstance(
            VersionFlag.V202012,
            builder ->
                builder
                    .metaSchema(OpenApi31.getInstance())
                    .defaultMetaSchemaIri(OpenApi31.getInstance().getIri())
                    .schemaLoaders(loaders -> loaders.schemas(Map.of(DOCUMENT, text))));
  }

  /** Validates a body against the schema at a JSON pointer; one rejection per field. */
  List<Rejection> rejectionsOf(String place, JsonNode body) {
    JsonSchema schema =
        byPlace.computeIfAbsent(
            place, one -> factory.getSchema(SchemaLocation.of(DOCUMENT + "#" + one), CONFIG));
    Map<String, Rejection> byField = new LinkedHashMap<>();
    for (ValidationMessage wrong : schema.validate(body)) {
      String field = fieldOf(wrong);
      JsonNode value = wrong.getProperty() == null ? wrong.getInstanceNode() : null;
      byField.putIfAbsent(field, Rejection.of(field, textOf(value), wrong.getError()));
    }
    return List.copyOf(byField.values());
  }

  private static String textOf(JsonNode value) {
    return value == null ? "" : value.isTextual() ? value.textValue() : value.toString();
  }

  /** Formats a path such as {@code skills[0].name}; empty for the whole body. */
  private static String fieldOf(ValidationMessage wrong) {
    JsonNodePath place = wrong.getInstanceLocation();
    StringBuilder field = new StringBuilder();
    for (int step = 0; step < place.getNameCount(); step++) {
      Object name = place.getElement(step);
      field.append(name instanceof Integer ? "[" + name + "]" : "." + name);
    }
    if (wrong.getProperty() != null) field.append('.').append(wrong.getProperty());
    return field.toString().replaceFirst("^\\.", "");
  }
}
