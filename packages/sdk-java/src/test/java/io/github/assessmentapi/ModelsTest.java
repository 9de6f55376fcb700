package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.assessmentapi.internal.Json;
import io.github.assessmentapi.v1.model.Candidate;
import io.github.assessmentapi.v1.model.CandidateStatus;
import io.github.assessmentapi.v2.model.ChoiceTaskDefinition;
import io.github.assessmentapi.v2.model.Difficulty;
import io.github.assessmentapi.v2.model.EssayTaskDefinition;
import io.github.assessmentapi.v2.model.NewAssessment;
import io.github.assessmentapi.v2.model.NewCandidate;
import io.github.assessmentapi.v2.model.NewInvitation;
import io.github.assessmentapi.v2.model.NewTest;
import io.github.assessmentapi.v2.model.NewTestFromGenerator;
import io.github.assessmentapi.v2.model.PageInfo;
import io.github.assessmentapi.v2.model.SkillRatingEntry;
import io.github.assessmentapi.v2.model.TaskDefinition;
import io.github.assessmentapi.v2.model.TaskDefinitions;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelsTest {
  private static final String CANDIDATE =
      """
      {"id":"cnd_1","firstName":"Maya","lastName":"Lindqvist","email":"maya@example.com","examId":"tst_1",\
      "scoredPoints":null,"maxPoints":20,"examUrl":"https://tests.example.com/1","tags":[],\
      "creationDate":"2026-03-02T09:15:00.000Z","testTimedOut":false,"status":"TOKEN_SENT"}\
      """;

  @Test
  void nullIsNotAbsent() {
    Candidate candidate = Candidate.fromJson(CANDIDATE);
    assertTrue(candidate.scoredPoints().isEmpty() && candidate.hasField("scoredPoints"));
    assertTrue(candidate.externalId().isEmpty() && !candidate.hasField("externalId"));
    assertEquals(CANDIDATE, candidate.toJson());
  }

  @Test
  void aRequiredFieldThatMayBeNullMustStillBeThere() {
    String without = CANDIDATE.replace("\"scoredPoints\":null,", "");
    var error = assertThrows(IllegalArgumentException.class, () -> Candidate.fromJson(without));
    assertTrue(error.getMessage().contains("scoredPoints is required"), error.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"type\":\"SELF\",\"value\":null}", "{\"type\":\"SELF\"}"})
  void anOptionalFieldThatMayBeNull(String json) {
    SkillRatingEntry rating = SkillRatingEntry.fromJson(json);
    assertTrue(rating.value().isEmpty());
    assertEquals(json.contains("null"), rating.hasField("value"));
    assertEquals(json, rating.toJson());
  }

  @Test
  void whatIsSetToNullIsLeftOutWhereTheApiTakesNone() {
    NewCandidate candidate =
        NewCandidate.builder().email("a@example.com").firstName("A").firstName(null).build();
    assertEquals("{\"email\":\"a@example.com\"}", candidate.toJson());
    assertThrows(IllegalStateException.class, () -> NewCandidate.builder().email(null).build());
  }

  @Test
  void valuesOfTheFutureSurvive() {
    String json = CANDIDATE.replace("TOKEN_SENT", "PAUSED");
    Candidate candidate = Candidate.fromJson(json.replace("{\"id\"", "{\"somethingNew\":1,\"id\""));
    assertFalse(candidate.status().isKnown());
    assertEquals("PAUSED", candidate.status().value());
    assertEquals(json, candidate.toJson());
    assertEquals(CandidateStatus.of("PAUSED"), candidate.status());
    assertEquals(1, Map.of(CandidateStatus.of("PAUSED"), 1).get(candidate.status()));
    assertNotEquals(CandidateStatus.of("PAUSED"), CandidateStatus.REJECTED);
  }

  @Test
  void valuesThatAreKnownAreConstants() {
    assertSame(CandidateStatus.TOKEN_SENT, Candidate.fromJson(CANDIDATE).status());
    assertTrue(CandidateStatus.TOKEN_SENT.isKnown());
    assertEquals(
        Documents.document("v1").at("/components/schemas/CandidateStatus/enum").size(),
        CandidateStatus.values().size());
  }

  @Test
  void datesAreMomentsAndGoOutInUtcWithMilliseconds() {
    Instant moment = Instant.parse("2026-03-02T09:15:00Z");
    assertEquals(moment, Candidate.fromJson(CANDIDATE).creationDate());
    assertEquals(
        moment,
        Candidate.fromJson(CANDIDATE.replace("09:15:00.000Z", "11:15:00+02:00")).creationDate());
    Candidate later =
        Candidate.fromJson(CANDIDATE).toBuilder()
            .testStartDate(moment.plusNanos(1_500_000))
            .build();
    assertTrue(
        later.toJson().contains("\"testStartDate\":\"2026-03-02T09:15:00.001Z\""), later.toJson());
    String broken = CANDIDATE.replace("09:15:00.000Z", "");
    assertThrows(IllegalArgumentException.class, () -> Candidate.fromJson(broken));
  }

  @Test
  void numbersStayWhatTheyAre() {
    Candidate candidate = Candidate.fromJson(CANDIDATE.replace(":null", ":7.10"));
    assertEquals(new BigDecimal("7.10"), candidate.scoredPoints().orElseThrow());
    assertTrue(
        candidate.toJson().contains(":7.10,") && candidate.toJson().contains("\"maxPoints\":20,"));
    NewAssessment assessment = NewAssessment.builder().testId("tst_1").validityInDays(10).build();
    assertEquals("{\"testId\":\"tst_1\",\"validityInDays\":10}", assessment.toJson());
    assertTrue(assessment.toBuilder().validityInDays(0.5).build().toJson().contains(":0.5"));
  }

  @Test
  void wholeNumbersAreWholeHoweverTheyAreWritten() {
    String page = "{\"number\":0,\"size\":10.0,\"totalElements\":1e1,\"totalPages\":1}";
    assertEquals(10, PageInfo.fromJson(page).size());
    assertEquals(10, PageInfo.fromJson(page).totalElements());
    for (String wrong : List.of("10.5", "1e10", "\"10\"", "\"\"")) {
      String broken = page.replace("10.0", wrong);
      assertThrows(IllegalArgumentException.class, () -> PageInfo.fromJson(broken));
    }
  }

  @Test
  void textIsNoNumberAndNoBoolean() {
    for (String wrong : List.of("\"scoredPoints\":\"\"", "\"scoredPoints\":\"7\"")) {
      String broken = CANDIDATE.replace("\"scoredPoints\":null", wrong);
      assertThrows(IllegalArgumentException.class, () -> Candidate.fromJson(broken));
    }
    String broken = CANDIDATE.replace(":false", ":\"false\"");
    assertThrows(IllegalArgumentException.class, () -> Candidate.fromJson(broken));
  }

  @Test
  void nullIsNoObject() {
    assertThrows(IllegalArgumentException.class, () -> Candidate.fromJson("null"));
  }

  @Test
  void customFieldsKeepTheirKinds() {
    String json = "{\"email\":\"a@example.com\",\"customFields\":{\"a\":\"A\",\"b\":1,\"c\":2.50}}";
    var invitation = NewInvitation.fromJson(json.replace("{\"email", "{\"testId\":\"t\",\"email"));
    assertEquals(
        Map.of("a", "A", "b", 1, "c", new BigDecimal("2.50")),
        invitation.customFields().orElseThrow());
  }

  @Test
  void objectsDoNotChange() {
    List<String> tags = new ArrayList<>(List.of("a"));
    Map<String, Object> fields = new HashMap<>(Map.of("a", 1));
    var builder =
        NewInvitation.builder().email("a@example.com").testId("t").tags(tags).customFields(fields);
    var first = builder.build();
    tags.add("b");
    fields.put("b", 2);
    builder.note("later");
    assertEquals(List.of("a"), first.tags().orElseThrow());
    assertEquals(Map.of("a", 1), first.customFields().orElseThrow());
    assertFalse(first.hasField("note"));
    assertThrows(UnsupportedOperationException.class, () -> first.tags().orElseThrow().add("c"));
    assertEquals(first, first.toBuilder().build());
    assertEquals(first.hashCode(), first.toBuilder().build().hashCode());
    assertNotEquals(first, builder.build());
  }

  @Test
  void aMemberOfAUnionIsFoundByWhatItHas() {
    NewTest test = Json.parse("{\"generatorCriteria\":{\"skills\":[\"Go\"]}}", NewTest.class);
    NewTestFromGenerator generator = assertInstanceOf(NewTestFromGenerator.class, test);
    assertEquals(List.of("Go"), generator.generatorCriteria().skills());
  }

  @Test
  void aMemberOfAUnionKeepsItsNumbers() {
    String json =
        """
        {"tasks":[{"type":"ESSAY","title":"E","question":"Why?","difficulty":"EASY","points":7.10,"duration":"PT5M"}]}\
        """;
    assertEquals(json, TaskDefinitions.fromJson(json).toJson());
  }

  @Test
  void aMemberOfTheFutureIsKept() {
    String json =
        """
        {"tasks":[{"type":"ESSAY","title":"E","question":"Why?","difficulty":"EASY","points":5,"duration":"PT5M"},\
        {"type":"DRAWING","title":"D","question":"What?","difficulty":"EASY","points":5,"duration":"PT5M","size":1.50}]}\
        """;
    List<TaskDefinition> tasks = TaskDefinitions.fromJson(json).tasks();
    assertEquals("ESSAY", assertInstanceOf(EssayTaskDefinition.class, tasks.get(0)).type());
    var unknown = assertInstanceOf(TaskDefinition.Unknown.class, tasks.get(1));
    assertEquals("DRAWING", unknown.fields().get("type"));
    assertEquals(json, TaskDefinitions.fromJson(json).toJson());
  }

  @Test
  void aConstantSetsItself() {
    ChoiceTaskDefinition task =
        ChoiceTaskDefinition.builder()
            .title("T")
            .question("Q")
            .difficulty(Difficulty.EASY)
            .points(5)
            .duration("PT5M")
            .choices(List.of())
            .build();
    assertEquals("CHOICE", task.type());
  }

  @Test
  void anotherMapperOfJacksonReadsAndWritesThem() throws Exception {
    String json = "{\"email\":\"a@example.com\",\"customFields\":{\"a\":null},\"new\":1}";
    ObjectMapper mapper = new ObjectMapper();
    var candidate = mapper.readValue(json, NewCandidate.class);
    assertEquals("{\"email\":\"a@example.com\"}", mapper.writeValueAsString(candidate));
  }
}
