package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProgramsTest {
  private static final Path EXAMPLES = Path.of("examples");
  private static final String SECRET = "s3cret";

  @TempDir private Path folder;

  static Stream<Path> pages() {
    return Stream.of(Path.of("README.md"), Path.of("../docs/guides/sdk-java.md"));
  }

  private static List<String> blocksOf(Path page) throws IOException {
    return Pattern.compile("^```java\n(.*?)^```", Pattern.MULTILINE | Pattern.DOTALL)
        .matcher(Files.readString(page))
        .results()
        .map(block -> block.group(1))
        .toList();
  }

  private static boolean isProgram(String block) {
    return block.startsWith("import") || block.startsWith("package");
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyProgramOfAPageIsOneThatRuns(Path page) throws IOException {
    List<String> examples = new ArrayList<>();
    for (String name : List.of("QuickStart", "VirtualThreads", "SpringWebhooks", "WebhookServer")) {
      examples.add(Files.readString(EXAMPLES.resolve(name + ".java")));
    }
    List<String> programs = blocksOf(page).stream().filter(ProgramsTest::isProgram).toList();
    assertTrue(programs.size() > 0 && examples.containsAll(programs));
  }

  @Test
  void theQuickStartRunsAndRemovesTheCustomField() throws Exception {
    compile(EXAMPLES.resolve("QuickStart.java"));
    String output = run(Map.of("ASSESSMENT_API_URL", Services.SANDBOX + "/v2"), "QuickStart");
    Matcher told =
        Pattern.compile("^(\\w+) NEW \\{costCenter=CC-7}\n(.*\n)*maya\\.lindqvist@example\\.com ")
            .matcher(output);
    assertTrue(told.find(), output);
    var candidate = Services.sandboxV2().candidates().getCandidate(told.group(1));
    assertEquals(Map.of(), candidate.embedded().assessments().get(0).customFields());
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void aProgramWithVirtualThreadsRuns() throws Exception {
    compile(EXAMPLES.resolve("VirtualThreads.java"));
    String output = run(Map.of("ASSESSMENT_API_URL", Services.SANDBOX + "/v2"), "VirtualThreads");
    assertTrue(output.matches("\\d+ candidates have \\d+ assessments\n"), output);
  }

  @ParameterizedTest
  @ValueSource(strings = {"WebhookServer", "webhooks.SpringWebhooks"})
  void receiversTakeWhatIsTrueAndRefuseTheRest(String name) throws Exception {
    compile(EXAMPLES.resolve(name.replaceFirst(".*\\.", "") + ".java"));
    boolean hasSpring = name.contains("Spring");
    String[] arguments =
        hasSpring
            ? new String[] {"--server.port=0", "--webhook.secret=" + SECRET}
            : new String[] {"0"};
    Process receiver = start(Map.of("ASSESSMENT_API_WEBHOOK_SECRET", SECRET), name, arguments);
    try (var lines = receiver.inputReader()) {
      Pattern started = Pattern.compile("(?:Receiving|Tomcat started) on port (\\d+)");
      StringBuilder printed = new StringBuilder();
      String line = lines.readLine();
      Matcher port = started.matcher(line);
      while (!port.find()) {
        printed.append(line).append('\n');
        line = lines.readLine();
        assertTrue(line != null, printed::toString);
        port = started.matcher(line);
      }
      URI target = URI.create("http://127.0.0.1:" + port.group(1) + "/webhooks");
      assertEquals(401, deliver(target, "another"));
      assertEquals(204, deliver(target, SECRET));
    } finally {
      receiver.destroy();
    }
  }

  private static int deliver(URI target, String secret) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(target)
            .version(HttpClient.Version.HTTP_1_1)
            .header("Content-Type", "application/vnd.vendor.v2.hal+json")
            .header("Vendor-Hook-Secret", secret)
            .POST(BodyPublishers.ofString(delivery()))
            .build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.discarding()).statusCode();
  }

  private static String delivery() {
    return Documents.example("v2", "eventAssessmentCompleted").toString();
  }

  /** Runs all partial programs against the mock. */
  @ParameterizedTest
  @MethodSource("pages")
  void everyPartOfAProgramRuns(Path page) throws Exception {
    List<String> parts = blocksOf(page).stream().filter(block -> !isProgram(block)).toList();
    assertTrue(parts.size() > 1);
    StringBuilder methods = new StringBuilder();
    StringBuilder calls = new StringBuilder();
    for (int number = 0; number < parts.size(); number++) {
      String part = parts.get(number);
      String call = "part" + number + "(v1, v2, v3, openTelemetry, exchange)";
      methods.append(
          "  static void part%d(V1Client v1, V2Client v2, V3Client v3, OpenTelemetry openTelemetry, HttpExchange exchange) throws Exception {\n%s  }\n"
              .formatted(number, part.replace("http://127.0.0.1:4010", Services.MOCK)));
      calls.append(
          part.contains("exchange")
              ? "    receive(exchange -> %s);\n".formatted(call)
              : "    %s;\n".formatted(call.replace("exchange", "null")));
    }
    String program = PROGRAM.replace("CALLS", calls).replace("METHODS", methods);
    compile(Files.writeString(folder.resolve("Parts.java"), program));
    Files.write(folder.resolve("task.zip"), Zip.of(Map.of("task.yaml", "taskId: tsk_1\n")));
    run(Map.of("ASSESSMENT_API_WEBHOOK_SECRET", SECRET), "Parts", Services.MOCK, delivery());
  }

  private static final String PROGRAM =
      """
      import com.sun.net.httpserver.*;
      import io.github.assessmentapi.*;
      import io.github.assessmentapi.v1.V1Client;
      import io.github.assessmentapi.v2.V2Client;
      import io.github.assessmentapi.v2.model.*;
      import io.github.assessmentapi.v3.V3Client;
      import io.github.assessmentapi.v3.model.Person;
      import io.github.assessmentapi.v3.model.PersonPatch;
      import io.opentelemetry.api.OpenTelemetry;
      import io.opentelemetry.instrumentation.javahttpclient.JavaHttpClientTelemetry;
      import java.io.IOException;
      import java.lang.System.Logger.Level;
      import java.net.*;
      import java.net.http.*;
      import java.nio.file.Path;
      import java.time.*;
      import java.util.*;
      import java.util.concurrent.CompletableFuture;
      import java.util.stream.Stream;

      class Parts {
        static String delivery;

        public static void main(String[] args) throws Exception {
          delivery = args[1];
          V1Client v1 = V1Client.builder("any").baseUrl(args[0] + "/v1").build();
          V2Client v2 = V2Client.builder("any").baseUrl(args[0] + "/v2").build();
          V3Client v3 = V3Client.builder("any").baseUrl(args[0] + "/v3").build();
          OpenTelemetry openTelemetry = OpenTelemetry.noop();
      CALLS
          System.exit(0);
        }

        interface Part {
          void handle(HttpExchange exchange) throws Exception;
        }

        static void receive(Part part) throws Exception {
          HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
          server.createContext("/", exchange -> {
            try {
              part.handle(exchange);
            } catch (Exception error) {
              throw new IOException(error);
            }
          });
          server.start();
          HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.getAddress().getPort()))
              .header("Content-Type", "application/vnd.vendor.v2.hal+json")
              .header("Vendor-Hook-Secret", "s3cret")
              .POST(HttpRequest.BodyPublishers.ofString(delivery))
              .build();
          int status = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
          if (status != 204) throw new IllegalStateException("responded with " + status);
          server.stop(0);
        }

      METHODS
      }
      """;

  @Test
  void javadocSaysWhatABodyIs() throws IOException {
    Path operations = Path.of("src/main/java/io/github/assessmentapi/v2/Invitations.java");
    assertTrue(
        Files.readString(operations)
            .contains("@param newInvitation The candidate and the assessment to create."));
  }

  private Process start(Map<String, String> environment, String name, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-cp");
    command.add(folder + File.pathSeparator + System.getProperty("java.class.path"));
    command.add(name);
    command.addAll(List.of(arguments));
    ProcessBuilder process = new ProcessBuilder(command).directory(folder.toFile());
    process.environment().putAll(environment);
    return process.redirectErrorStream(true).start();
  }

  private String run(Map<String, String> environment, String name, String... arguments)
      throws Exception {
    Process running = start(environment, name, arguments);
    String output = new String(running.getInputStream().readAllBytes());
    assertEquals(0, running.waitFor(), output);
    return output;
  }

  private void compile(Path program) {
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-Xlint:all",
                "-Werror",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                folder.toString(),
                program.toString());
    assertEquals(0, status);
  }
}
