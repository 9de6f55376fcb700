package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assessmentapi.v1.V1Client;
import io.github.assessmentapi.v1.model.Exam;
import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v2.model.Candidate;
import io.github.assessmentapi.v2.model.NewCandidate;
import io.github.assessmentapi.v3.V3Client;
import io.github.assessmentapi.v3.model.Person;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

class PaginationTest {
  @Test
  void numberedPagesOfV1BeginAt1() {
    V1Client v1 = Services.sandboxV1();
    List<String> all =
        v1.exams().iterateExams(query -> query.count(2)).stream().map(Exam::id).toList();
    assertTrue(all.size() > 2);
    assertEquals(all.size(), new HashSet<>(all).size());
    assertEquals(v1.exams().listExams().totalElements().intValue(), all.size());
    assertEquals(
        all.subList(2, all.size()),
        v1.exams().iterateExams(query -> query.count(2).page(2)).stream().map(Exam::id).toList());
  }

  @Test
  void numberedPagesOfV2BeginAt0() {
    V2Client v2 = Services.sandboxV2();
    String tag = UUID.randomUUID().toString();
    List<String> created =
        IntStream.range(0, 5).mapToObj(number -> "p" + number + "@example.com").toList();
    created.forEach(
        email ->
            v2.candidates()
                .createCandidate(NewCandidate.builder().email(email).tags(List.of(tag)).build()));
    PagedIterable<Candidate> found =
        v2.candidates().iterateCandidates(query -> query.tags(tag).count(2));
    assertEquals(created, found.stream().map(Candidate::email).toList());
    List<String> again = new ArrayList<>();
    for (Candidate candidate : found) {
      again.add(candidate.email());
    }
    assertEquals(created, again);
  }

  @Test
  void cursorsLeadFromPageToPageWhenTheyAreNeeded() throws Exception {
    try (Recorder mock = passingOn()) {
      V3Client v3 = V3Client.builder("any").baseUrl(mock.url() + "/v3").build();
      Iterator<Person> people = v3.people().iteratePeople().iterator();
      String first = people.next().id();
      assertEquals(1, mock.exchanges.size());
      List<String> found = new ArrayList<>(List.of(first));
      people.forEachRemaining(person -> found.add(person.id()));
      assertThrows(NoSuchElementException.class, people::next);
      assertEquals(documentedPeople(), found);
      String cursor = Documents.example("v3", "personPageFirst").get("next").textValue();
      assertEquals(
          List.of("/v3/boost/v3/people", "/v3/boost/v3/people?after=" + cursor),
          mock.exchanges.stream().map(Recorder.Exchange::uri).toList());
    }
  }

  @Test
  void aCursorIsAPlaceToBegin() throws Exception {
    try (Recorder mock = passingOn()) {
      V3Client v3 = V3Client.builder("any").baseUrl(mock.url() + "/v3").build();
      v3.people().iteratePeople(query -> query.after("abc")).iterator().hasNext();
      assertEquals("/v3/boost/v3/people?after=abc", mock.exchanges.get(0).uri());
    }
  }

  private static Recorder passingOn() throws Exception {
    return Recorder.passingOnTo(
        Services.MOCK, "Prefer", number -> number == 0 ? "example=firstPage" : "example=lastPage");
  }

  private static List<String> documentedPeople() {
    return Stream.of("personPageFirst", "personPageLast")
        .flatMap(
            name ->
                StreamSupport.stream(
                    Documents.example("v3", name).get("content").spliterator(), false))
        .map(person -> person.get("id").textValue())
        .toList();
  }
}
