package io.github.assessmentapi.internal;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.function.Function;

/** Codecs for numbers that Jackson would change. */
final class Numbers {
  private Numbers() {}

  static boolean isWhole(BigDecimal number) {
    return number.stripTrailingZeros().scale() <= 0;
  }

  /** Rejects NaN and infinities, which Jackson would encode as text. */
  static final class FiniteWriter extends JsonSerializer<Number> {
    @Override
    public void serialize(Number number, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      if (!Double.isFinite(number.doubleValue())) {
        provider.reportMappingProblem("%s is no number of JSON", number);
      }
      json.writeNumber(number.toString());
    }
  }

  /** Rejects fractions, which Jackson would truncate, and text; 1.0 is 1. */
  static final class WholeReader<T> extends JsonDeserializer<T> {
    private final Class<T> type;
    private final Function<BigDecimal, T> exact;

    WholeReader(Class<T> type, Function<BigDecimal, T> exact) {
      this.type = type;
      this.exact = exact;
    }

    @Override
    public T deserialize(JsonParser json, DeserializationContext context) throws IOException {
      if (!json.currentToken().isNumeric()) {
        return type.cast(context.handleUnexpectedToken(type, json));
      }
      try {
        return exact.apply(json.getDecimalValue());
      } catch (ArithmeticException error) {
        return type.cast(
            context.handleWeirdNumberValue(
                type, json.getNumberValue(), "a fraction, or out of range"));
      }
    }
  }
}
