package io.github.assessmentapi.server;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;
import java.util.function.Function;

/** Reads a value only from text: Jackson also accepts numbers for timestamps and URIs. */
class FromText<T> extends StdDeserializer<T> {
  private static final long serialVersionUID = 1L;

  private final transient Function<String, T> parse;

  FromText(Class<T> type, Function<String, T> parse) {
    super(type);
    this.parse = parse;
  }

  @Override
  public T deserialize(JsonParser json, DeserializationContext context) throws IOException {
    if (!json.hasToken(JsonToken.VALUE_STRING))
      return type().cast(context.handleUnexpectedToken(type(), json));
    try {
      return parse.apply(json.getText());
    } catch (RuntimeException unreadable) {
      return type()
          .cast(
              context.handleWeirdStringValue(
                  type(), json.getText(), "%s", unreadable.getMessage()));
    }
  }

  @SuppressWarnings("unchecked")
  private Class<T> type() {
    return (Class<T>) handledType();
  }
}
