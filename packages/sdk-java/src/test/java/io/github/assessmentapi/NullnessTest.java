package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assessmentapi.v1.V1Client;
import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v2.model.AssessmentPatch;
import io.github.assessmentapi.v2.model.CandidateExtended;
import io.github.assessmentapi.v3.People;
import io.github.assessmentapi.v3.V3Client;
import io.github.assessmentapi.v3.model.Person;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class NullnessTest {
  private static boolean isNullable(AnnotatedType type) {
    return type.isAnnotationPresent(Nullable.class);
  }

  private static AnnotatedType valuesOf(AnnotatedType map) {
    return ((AnnotatedParameterizedType) map).getAnnotatedActualTypeArguments()[1];
  }

  private static AnnotatedType parameterOf(Class<?> type, String method, Class<?> parameter)
      throws NoSuchMethodException {
    return type.getMethod(method, parameter).getAnnotatedParameterTypes()[0];
  }

  @Test
  void everyPackageSaysIt() {
    Stream.of(
            V1Client.class,
            V2Client.class,
            V3Client.class,
            CandidateExtended.class,
            Person.class,
            Model.class)
        .map(Class::getPackage)
        .forEach(one -> assertTrue(one.isAnnotationPresent(NullMarked.class), one.getName()));
  }

  @Test
  void nullIsTakenWhereTheDocumentHasItOrWhereItLeavesAFieldOut() throws Exception {
    AnnotatedType required = parameterOf(CandidateExtended.Builder.class, "id", String.class);
    AnnotatedType nullable =
        parameterOf(
            io.github.assessmentapi.v1.model.Candidate.Builder.class,
            "scoredPoints",
            java.math.BigDecimal.class);
    AnnotatedType optional =
        parameterOf(CandidateExtended.Builder.class, "externalId", String.class);
    assertEquals(
        List.of(false, true, true),
        Stream.of(required, nullable, optional).map(NullnessTest::isNullable).toList());
  }

  @Test
  void valuesOfAPatchMayBeNullAndThoseOfAResponseNot() throws Exception {
    AnnotatedType patch = parameterOf(AssessmentPatch.Builder.class, "customFields", Map.class);
    AnnotatedType body =
        People.class.getMethod("updatePersonCustomFields", String.class, Map.class)
            .getAnnotatedParameterTypes()[1];
    AnnotatedType read = CandidateExtended.class.getMethod("customFields").getAnnotatedReturnType();
    assertEquals(
        List.of(true, true, false),
        Stream.of(patch, body, read).map(map -> isNullable(valuesOf(map))).toList());
  }
}
