package io.github.assessmentapi;

import static java.time.ZoneOffset.UTC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assessmentapi.v1.V1Client;
import io.github.assessmentapi.v1.model.NewCandidate;
import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v3.V3Client;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ErrorsTest {
  private static V1Client v1At(Recorder service) {
    return V1Client.builder("key").baseUrl(service.url()).build();
  }

  @Test
  void aWrongKeyIsUnauthorized() {
    V1Client client = V1Client.builder("wrong").baseUrl(Services.SANDBOX + "/v1").build();
    var error = assertThrows(UnauthorizedException.class, () -> client.exams().listExams());
    assertEquals(401, error.status());
    assertTrue(error.getMessage().contains(error.errorId().orElseThrow()));
    assertTrue(error.errorType().isEmpty());
  }

  @Test
  void aRefusedBodyNamesItsFields() {
    var candidate = io.github.assessmentapi.v2.model.NewCandidate.builder().email("nobody").build();
    var error =
        assertThrows(
            BadRequestException.class,
            () -> Services.sandboxV2().candidates().createCandidate(candidate));
    assertEquals(1, error.validationErrors().size());
    assertEquals("email", error.validationErrors().get(0).field());
    assertEquals("nobody", error.validationErrors().get(0).value());
    assertTrue(error.getMessage().contains("email: " + error.validationErrors().get(0).message()));
    assertTrue(error.body().contains("\"validationErrors\""));
  }

  @Test
  void whatIsNotThereIsNotFound() {
    assertThrows(
        NotFoundException.class,
        () -> Services.sandboxV2().candidates().getCandidate("cnd_nobody"));
  }

  @Test
  void anUnusableExamIsAFailedPrecondition() {
    NewCandidate candidate =
        NewCandidate.builder()
            .firstName("A")
            .lastName("B")
            .email("a@example.com")
            .examId("tst_missing")
            .build();
    assertThrows(
        PreconditionFailedException.class,
        () -> Services.sandboxV1().candidates().createCandidate(candidate));
  }

  @Test
  void errorsOfV3HaveAType() throws Exception {
    try (Recorder mock = Recorder.passingOnTo(Services.MOCK, "Prefer", number -> "code=404")) {
      V3Client client = V3Client.builder("any").baseUrl(mock.url() + "/v3").build();
      var error = assertThrows(NotFoundException.class, () -> client.people().getPerson("per_1"));
      assertEquals("RESOURCE_NOT_FOUND", error.errorType().orElseThrow());
      assertFalse(error.details().isEmpty());
      assertTrue(error.errorId().isEmpty());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "400, BadRequestException",
    "401, UnauthorizedException",
    "403, ApiException",
    "404, NotFoundException",
    "409, ConflictException",
    "412, PreconditionFailedException",
    "417, NoCreditsException",
    "422, UnprocessableException",
    "429, RateLimitedException",
    "500, ServerException",
    "503, ServerException"
  })
  void thereIsAKindPerStatus(int status, String kind) throws Exception {
    try (Recorder service =
        Recorder.responding(status, "{\"details\": \"no\", \"validationErrors\": null}")) {
      var error = assertThrows(ApiException.class, () -> v1At(service).exams().listExams());
      assertEquals(kind, error.getClass().getSimpleName());
      assertEquals(status + ": no", error.getMessage());
    }
  }

  @Test
  void tooManyRequestsAreRefused() {
    V2Client client =
        V2Client.builder(Services.KEY).baseUrl(Services.LIMITED_SANDBOX + "/v2").build();
    var error =
        assertThrows(
            RateLimitedException.class,
            () -> {
              for (int number = 0; number < 20; number++) {
                client.candidates().listCandidates();
              }
            });
    assertTrue(error.retryAfter().orElseThrow().compareTo(Duration.ofSeconds(1)) >= 0);
  }

  @Test
  void aClientThatWaitsGetsThrough() {
    V1Client client =
        V1Client.builder(Services.KEY)
            .baseUrl(Services.LIMITED_SANDBOX + "/v1")
            .waitOn429()
            .build();
    long begin = System.nanoTime();
    for (int number = 0; number < 3; number++) {
      client.exams().listExams();
    }
    assertTrue(System.nanoTime() - begin >= Duration.ofSeconds(1).toNanos());
  }

  @Test
  void waitingEnds() throws Exception {
    try (Recorder service = Recorder.responding(429, "{}")) {
      V2Client client =
          V2Client.builder("key")
              .baseUrl(service.url())
              .waitOn429(new WaitOn429(2, Duration.ofMillis(150)))
              .build();
      long begin = System.nanoTime();
      assertThrows(
          RateLimitedException.class,
          () -> client.tasks().uploadTaskPackage(Upload.of(new byte[] {'P', 'K'})));
      assertTrue(System.nanoTime() - begin >= Duration.ofMillis(300).toNanos());
      assertEquals(
          List.of("PK", "PK", "PK"),
          service.exchanges.stream().map(Recorder.Exchange::text).toList());
    }
  }

  @Test
  void aStreamThatIsUsedUpIsNotSentAgain() throws Exception {
    try (Recorder service = Recorder.responding(429, "{}")) {
      V2Client client =
          V2Client.builder("key")
              .baseUrl(service.url())
              .waitOn429(new WaitOn429(2, Duration.ZERO))
              .build();
      Upload stream = Upload.of(new ByteArrayInputStream(new byte[] {'P', 'K'}));
      assertThrows(RateLimitedException.class, () -> client.tasks().uploadTaskPackage(stream));
      assertEquals(1, service.exchanges.size());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "7, PT7S",
    "soon, ",
    "-1, ",
    "1e3, ",
    "99999999999999999999, PT2562047788015215H30M7S",
    "'Sat, 01 Jan 2000 00:00:00 GMT', PT0S"
  })
  void theWaitIsRead(String header, Duration expected) throws Exception {
    try (Recorder service =
        Recorder.responding(Recorder.Response.of(429, "{}").with("Retry-After", header))) {
      var error = assertThrows(RateLimitedException.class, () -> v1At(service).exams().listExams());
      assertEquals(expected, error.retryAfter().orElse(null));
    }
  }

  @Test
  void theWaitMayBeADate() throws Exception {
    String date =
        DateTimeFormatter.RFC_1123_DATE_TIME.format(OffsetDateTime.now(UTC).plusSeconds(3600));
    try (Recorder service =
        Recorder.responding(Recorder.Response.of(429, "{}").with("Retry-After", date))) {
      var error = assertThrows(RateLimitedException.class, () -> v1At(service).exams().listExams());
      Duration wait = error.retryAfter().orElseThrow();
      assertTrue(wait.toSeconds() > 3000 && wait.toSeconds() <= 3600, wait.toString());
    }
  }

  @Timeout(300)
  @ParameterizedTest
  @ValueSource(strings = {"61", "99999999999999999999", "Fri, 01 Jan 2100 00:00:00 GMT"})
  void nobodyWaitsForLongerThanWasAgreed(String asked) throws Exception {
    try (Recorder service =
        Recorder.responding(Recorder.Response.of(429, "{}").with("Retry-After", asked))) {
      V1Client client = V1Client.builder("key").baseUrl(service.url()).waitOn429().build();
      assertThrows(RateLimitedException.class, () -> client.exams().listExams());
      assertEquals(1, service.exchanges.size());
    }
  }

  @Test
  void howLongIsTheUsersChoice() throws Exception {
    WaitOn429 wait = new WaitOn429(1, Duration.ofMillis(20), Duration.ofMillis(10));
    try (Recorder silent = Recorder.responding(429, "{}");
        Recorder service =
            Recorder.responding(Recorder.Response.of(429, "{}").with("Retry-After", "1"))) {
      for (Recorder each : List.of(silent, service)) {
        V1Client client = V1Client.builder("key").baseUrl(each.url()).waitOn429(wait).build();
        assertThrows(RateLimitedException.class, () -> client.exams().listExams());
      }
      assertEquals(2, silent.exchanges.size());
      assertEquals(1, service.exchanges.size());
    }
    assertThrows(
        IllegalArgumentException.class,
        () -> new WaitOn429(1, Duration.ZERO, Duration.ofSeconds(-1)));
  }

  @Test
  void aTimeoutMayBeAsGoodAsNone() throws Exception {
    try (Recorder service = Recorder.responding(204, "")) {
      V2Client client =
          V2Client.builder("key")
              .baseUrl(service.url())
              .timeout(ChronoUnit.FOREVER.getDuration())
              .build();
      client.candidates().deleteCandidate("cnd_1");
      assertEquals(1, service.exchanges.size());
    }
  }

  @Test
  void redirectsAreNotFollowed() throws Exception {
    try (Recorder elsewhere = Recorder.responding(200, "{}");
        Recorder service =
            Recorder.responding(Recorder.Response.of(302, "").with("Location", elsewhere.url()))) {
      var error = assertThrows(ApiException.class, () -> v1At(service).exams().listExams());
      assertEquals(302, error.status());
      assertEquals(0, elsewhere.exchanges.size());
    }
  }

  @Test
  void thereMayBeNobody() {
    V1Client client = V1Client.builder("key").baseUrl("http://127.0.0.1:9").build();
    var error = assertThrows(ConnectionFailedException.class, () -> client.exams().listExams());
    assertInstanceOf(ConnectException.class, error.getCause());
  }

  @Timeout(300)
  @ParameterizedTest
  @ValueSource(strings = {"", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{"})
  void aResponseThatDoesNotEndIsNotWaitedFor(String begin) throws Exception {
    Thread thread;
    try (ServerSocket server = new ServerSocket(0)) {
      thread = new Thread(() -> respondWithoutEnd(server, begin));
      thread.start();
      V1Client client =
          V1Client.builder("key")
              .baseUrl("http://127.0.0.1:" + server.getLocalPort())
              .timeout(Duration.ofMillis(300))
              .build();
      var error = assertThrows(ConnectionFailedException.class, () -> client.exams().listExams());
      assertInstanceOf(TimeoutException.class, error.getCause());
    }
    // The server is closed first: the timeout may end before the connection begins.
    thread.join();
  }

  /** Sends part of a response, and waits until the client disconnects. */
  private static void respondWithoutEnd(ServerSocket server, String begin) {
    try (Socket socket = server.accept()) {
      socket.getOutputStream().write(begin.getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().flush();
      while (socket.getInputStream().read() >= 0) {
        continue;
      }
    } catch (IOException closed) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void anInterruptionEndsTheCall() throws Exception {
    try (Recorder service = Recorder.responding(200, "{}")) {
      Thread.currentThread().interrupt();
      var error =
          assertThrows(ConnectionFailedException.class, () -> v1At(service).exams().listExams());
      assertTrue(Thread.interrupted());
      assertInstanceOf(InterruptedException.class, error.getCause());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"<html>", "null", "", "[]", "7"})
  void aResponseMayBeSomethingElse(String body) throws Exception {
    try (Recorder service = Recorder.responding(200, body)) {
      var error =
          assertThrows(UnexpectedResponseException.class, () -> v1At(service).exams().listExams());
      assertEquals(body, error.body());
      assertEquals(200, error.status());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "size\":10, size\":\"s3cret\", page.size: no Integer",
    "size\":10, size\":1.5, page.size: no Integer",
    "size\":10, size\":1e99, page.size: no Integer",
    "size\":10, size\":null, page.size: null where a value is needed",
    "tests\":[], tests\":[null], _embedded.tests[0]: no object",
    "tests\":[], tests\":[{\"id\":\"s3cret\"}], _embedded.tests[0].name: missing",
    "tests\":[], tests\":\"s3cret\", _embedded.tests: no list",
    "tests\":[], tests\":[{\"skills\":{}}], _embedded.tests[0].skills: no list",
    "tests\":[], tests\":[{\"name\":{}}], _embedded.tests[0].name: no String",
    "tests\":[], tests\":[s3cret], 'no JSON that can be read, at line 1'",
    "}}, }}{}, no single value",
  })
  void anInvalidResponseIsDescribedWithoutItsValues(String right, String wrong, String problem)
      throws Exception {
    String page =
        """
        {"_embedded":{"tests":[]},"page":{"number":0,"size":10,"totalElements":0,"totalPages":0}}\
        """;
    String body = page.replace(right, wrong);
    try (Recorder service = Recorder.responding(200, body)) {
      V2Client client = V2Client.builder("key").baseUrl(service.url()).strictResponses().build();
      var error = assertThrows(UnexpectedResponseException.class, () -> client.tests().listTests());
      assertNull(error.getCause());
      String begin = "GET /tests: the response does not fit the API's document: ";
      assertTrue(error.getMessage().startsWith(begin + problem), error.getMessage());
      assertFalse(error.getMessage().contains("s3cret") || error.getMessage().contains("\n"));
      assertEquals(body, error.body());
    }
  }

  @Test
  void aListHoldsNoNull() throws Exception {
    try (Recorder service = Recorder.responding(200, "[null]")) {
      V3Client client = V3Client.builder("any").baseUrl(service.url()).strictResponses().build();
      assertThrows(
          UnexpectedResponseException.class, () -> client.people().listPersonRoles("per_1"));
    }
  }

  @Test
  void whatIsNoValidationErrorIsLeftOut() {
    String body =
        "{\"details\": \"no\", \"validationErrors\": [null, {\"field\": \"a\", \"value\": null}]}";
    var error = ApiException.of(400, body, HttpHeaders.of(Map.of(), (name, value) -> true));
    assertEquals(List.of(new ValidationError("a", "", "")), error.validationErrors());
  }

  @Test
  void anErrorMayHaveNoErrorObject() throws Exception {
    try (Recorder service = Recorder.responding(502, "bad gateway")) {
      AssessmentApiException error =
          assertThrows(ServerException.class, () -> v1At(service).exams().listExams());
      assertEquals("502: bad gateway", error.getMessage());
    }
  }

  @Test
  void errorsCanBeStored() throws Exception {
    try (Recorder service =
        Recorder.responding(
            Recorder.Response.of(429, "{\"errorId\": \"err_1\"}").with("Retry-After", "3"))) {
      var error = assertThrows(RateLimitedException.class, () -> v1At(service).exams().listExams());
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      new ObjectOutputStream(bytes).writeObject(error);
      var input = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
      RateLimitedException read = (RateLimitedException) input.readObject();
      assertEquals("err_1", read.errorId().orElseThrow());
      assertEquals(Duration.ofSeconds(3), read.retryAfter().orElseThrow());
    }
  }
}
