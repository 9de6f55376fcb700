package io.github.assessmentapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples of the README. */
class ReadmeTest {
  private static final Path QUICK_START = Path.of("examples", "QuickStart.java");

  @TempDir private Path folder;

  private static String readme() throws IOException {
    return Files.readString(Path.of("README.md"));
  }

  @Test
  void theQuickStartIsTheOneThatRuns() throws IOException {
    assertTrue(readme().contains("```java\n" + Files.readString(QUICK_START) + "```"));
  }

  @Test
  void theQuickStartRunsAndRemovesTheCustomField() throws Exception {
    compile(QUICK_START);
    ProcessBuilder process =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            folder + File.pathSeparator + System.getProperty("java.class.path"),
            "QuickStart");
    process.environment().put("ASSESSMENT_API_URL", Services.SANDBOX + "/v2");
    Process running = process.redirectErrorStream(true).start();
    String output = new String(running.getInputStream().readAllBytes());
    assertEquals(0, running.waitFor(), output);
    Matcher told =
        Pattern.compile("^(\\w+) NEW \\{costCenter=CC-7}\n(.*\n)*maya\\.lindqvist@example\\.com ")
            .matcher(output);
    assertTrue(told.find(), output);
    var candidate = Services.sandboxV2().candidates().getCandidate(told.group(1));
    assertEquals(Map.of(), candidate.embedded().assessments().get(0).customFields());
  }

  @Test
  void everyExampleCompiles() throws IOException {
    Matcher blocks =
        Pattern.compile("^```java\n(.*?)^```", Pattern.MULTILINE | Pattern.DOTALL)
            .matcher(readme());
    List<String> methods = new ArrayList<>();
    while (blocks.find()) {
      if (!blocks.group(1).startsWith("import")) {
        methods.add(
            "  void example"
                + methods.size()
                + "(V1Client v1, V2Client v2, V3Client v3, HttpExchange exchange)"
                + " throws Exception {\n"
                + blocks.group(1)
                + "  }\n");
      }
    }
    assertTrue(methods.size() > 3);
    String imports =
        """
        import com.sun.net.httpserver.HttpExchange;
        import io.github.assessmentapi.*;
        import io.github.assessmentapi.v1.V1Client;
        import io.github.assessmentapi.v2.V2Client;
        import io.github.assessmentapi.v2.model.*;
        import io.github.assessmentapi.v3.V3Client;
        import io.github.assessmentapi.v3.model.PersonPatch;
        import java.lang.System.Logger.Level;
        import java.nio.file.Path;
        import java.time.*;
        import java.util.*;
        import java.util.stream.Stream;
        """;
    String program = imports + "class Examples {\n" + String.join("\n", methods) + "}\n";
    compile(Files.writeString(folder.resolve("Examples.java"), program));
  }

  @Test
  void javadocSaysWhatABodyIs() throws IOException {
    Path operations = Path.of("src/main/java/io/github/assessmentapi/v2/Invitations.java");
    assertTrue(
        Files.readString(operations)
            .contains("@param newInvitation The candidate and the assessment to create."));
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
