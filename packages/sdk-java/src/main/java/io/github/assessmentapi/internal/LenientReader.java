package io.github.assessmentapi.internal;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.assessmentapi.Model;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Invalid fields keep the reason and do not affect other fields. */
final class LenientReader {
  private static final class Unfit extends Exception {
    private static final long serialVersionUID = 1L;

    Unfit(String place, String reason) {
      super(place.isEmpty() ? reason : place + ": " + reason);
    }
  }

  private final ObjectMapper mapper;
  private final List<String> problems = new ArrayList<>();

  private LenientReader(ObjectMapper mapper) {
    this.mapper = mapper;
  }

  static Reading<Object> read(ObjectMapper mapper, JsonNode body, JavaType type, String scalars) {
    LenientReader reader = new LenientReader(mapper);
    try {
      reader.reportOtherThanScalars(body, scalars, "");
      return new Reading<>(reader.read(body, type, ""), List.copyOf(reader.problems));
    } catch (Unfit problem) {
      return new Reading<>(null, List.of(problem.getMessage()));
    }
  }

  private Object read(JsonNode node, JavaType type, String place) throws Unfit {
    if (isModel(type)) {
      return readObject(node, type, place);
    }
    if (type.isCollectionLikeType() && node.isArray()) {
      return readElements(node, type, place);
    }
    if (type.isMapLikeType() && node.isObject()) {
      return readEntries(node, type.getContentType(), place);
    }
    try {
      return mapper.readerFor(type).readValue(node);
    } catch (IOException error) {
      throw new Unfit(place, Unreadable.describe(error));
    }
  }

  private Collection<Object> readElements(JsonNode list, JavaType type, String place) throws Unfit {
    Collection<Object> elements =
        Set.class.isAssignableFrom(type.getRawClass()) ? new LinkedHashSet<>() : new ArrayList<>();
    for (int index = 0; index < list.size(); index++) {
      String where = place + "[" + index + "]";
      Object element = readElement(list.get(index), type.getContentType(), where);
      if (element == null) {
        throw new Unfit(where, Unreadable.NULL);
      }
      elements.add(element);
    }
    return elements;
  }

  private Map<String, Object> readEntries(JsonNode object, JavaType type, String place)
      throws Unfit {
    Map<String, Object> entries = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> entry : object.properties()) {
      String where = below(place, entry.getKey());
      entries.put(entry.getKey(), readElement(entry.getValue(), type, where));
    }
    return entries;
  }

  /** An element that should be an object but is not becomes an object without readable fields. */
  private Object readElement(JsonNode node, JavaType type, String place) throws Unfit {
    if (!isModel(type) || node.isObject()) {
      return read(node, type, place);
    }
    String problem = new Unfit(place, Unreadable.NO_OBJECT).getMessage();
    problems.add(problem);
    Model.Builder builder = builderOf(type);
    for (String name : settersOf(builder).keySet()) {
      ModelAccess.get().setUnreadable(builder, name, problem);
    }
    return build(builder);
  }

  private Object readObject(JsonNode object, JavaType type, String place) throws Unfit {
    if (!object.isObject()) {
      throw new Unfit(place, Unreadable.NO_OBJECT);
    }
    Model.Builder builder = builderOf(type);
    Map<String, Method> setters = settersOf(builder);
    for (Map.Entry<String, JsonNode> field : object.properties()) {
      Method setter = setters.get(field.getKey());
      if (setter != null) {
        readField(builder, setter, field.getKey(), field.getValue(), place);
      }
    }
    for (String name : ModelAccess.get().required(builder)) {
      if (!ModelAccess.get().isSet(builder, name)) {
        String reason = object.has(name) ? Unreadable.NULL : "missing";
        report(builder, name, new Unfit(below(place, name), reason));
      }
    }
    return build(builder);
  }

  private void readField(
      Model.Builder builder, Method setter, String name, JsonNode value, String place) {
    String where = below(place, name);
    try {
      JavaType type = mapper.constructType(setter.getGenericParameterTypes()[0]);
      Scalars scalars = setter.getAnnotation(Scalars.class);
      reportOtherThanScalars(value, scalars == null ? "" : scalars.value(), where);
      call(builder, setter, value.isNull() ? null : read(value, type, where), where);
    } catch (Unfit problem) {
      report(builder, name, problem);
    }
  }

  /** Reports the values of a map of scalars that have none of the types. They are kept. */
  private void reportOtherThanScalars(JsonNode map, String types, String place) {
    if (types.isEmpty()) {
      return;
    }
    for (Map.Entry<String, JsonNode> entry : map.properties()) {
      reasonOf(entry.getValue(), types)
          .ifPresent(reason -> problems.add(below(place, entry.getKey()) + ": " + reason));
    }
  }

  private static Optional<String> reasonOf(JsonNode value, String types) {
    if (value.isNull()) {
      return types.contains("null") ? Optional.empty() : Optional.of(Unreadable.NULL);
    }
    if (!value.isTextual() && !value.isNumber()) {
      return Optional.of("neither a text nor a number");
    }
    boolean isFraction = value.isBigDecimal() && !Numbers.isWhole(value.decimalValue());
    return isFraction && types.contains("integer")
        ? Optional.of("no whole number")
        : Optional.empty();
  }

  private void report(Model.Builder builder, String name, Unfit problem) {
    problems.add(problem.getMessage());
    ModelAccess.get().setUnreadable(builder, name, problem.getMessage());
  }

  private static boolean isModel(JavaType type) {
    return Model.class.isAssignableFrom(type.getRawClass());
  }

  private static String below(String place, String name) {
    return place.isEmpty() ? name : place + "." + name;
  }

  private static Map<String, Method> settersOf(Model.Builder builder) {
    Map<String, Method> setters = new TreeMap<>();
    for (Method method : builder.getClass().getDeclaredMethods()) {
      JsonProperty property = method.getAnnotation(JsonProperty.class);
      if (property != null) {
        method.setAccessible(true);
        setters.put(property.value(), method);
      }
    }
    return setters;
  }

  private static void call(Model.Builder builder, Method setter, Object value, String place)
      throws Unfit {
    try {
      setter.invoke(builder, value);
    } catch (InvocationTargetException refused) {
      // A constant field with another value.
      throw new Unfit(place, "another value than expected");
    } catch (IllegalAccessException error) {
      throw new IllegalStateException(error);
    }
  }

  private static Model.Builder builderOf(JavaType type) {
    return (Model.Builder) invoke(type.getRawClass(), "builder", null);
  }

  private static Object build(Model.Builder builder) {
    return invoke(builder.getClass(), "build", builder);
  }

  private static Object invoke(Class<?> type, String name, Object object) {
    try {
      return type.getMethod(name).invoke(object);
    } catch (ReflectiveOperationException error) {
      throw new IllegalStateException(error);
    }
  }
}
