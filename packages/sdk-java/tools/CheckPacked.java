import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Checks the packed artifact, and compiles a user program with it in an empty folder: on the class
 * path, and as a module.
 */
final class CheckPacked {
  private static final Path DIST = Path.of("dist/io/github/assessment-api/assessment-api");

  private CheckPacked() {}

  public static void main(String[] args) throws IOException {
    String version = find("\"version\": \"([^\"]+)\"", Files.readString(Path.of("package.json")));
    Path folder = DIST.resolve(version);
    String name = "assessment-api-" + version;
    for (String end : List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar")) {
      require(Files.exists(folder.resolve(name + end)), name + end + " is missing");
      require(Files.exists(folder.resolve(name + end + ".sha1")), name + end + ".sha1 is missing");
    }
    checkPom(Files.readString(folder.resolve(name + ".pom")), version);
    Path jar = folder.resolve(name + ".jar");
    checkEntry(jar, "META-INF/LICENSE");
    checkEntry(jar, "io/github/assessmentapi/v3/People.class");
    checkEntry(folder.resolve(name + "-sources.jar"), "io/github/assessmentapi/v3/People.java");
    checkEntry(
        folder.resolve(name + "-javadoc.jar"),
        "io.github.assessmentapi/io/github/assessmentapi/v3/People.html");
    compileProgram(jar, dependencies(folder.resolve(name + ".pom")));
  }

  /** Maven Central rejects a POM without these elements. The SDK must have a single dependency. */
  private static void checkPom(String pom, String version) {
    for (String element : List.of("name", "description", "url", "licenses", "developers", "scm")) {
      require(pom.contains("<" + element + ">"), "the POM has no " + element);
    }
    require(pom.contains("<version>" + version + "</version>"), "the POM has another version");
    require(!pom.contains("${"), "the POM has a property");
    require(
        pom.split("<dependency>", -1).length == 3,
        "the POM has other dependencies than jackson-databind and jspecify");
  }

  private static void checkEntry(Path jar, String entry) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      require(file.getEntry(entry) != null, jar.getFileName() + " has no " + entry);
    }
  }

  /** Resolves the dependencies of a project that only names the packed POM. */
  private static List<Path> dependencies(Path pom) throws IOException {
    String plugin = "org.apache.maven.plugins:maven-dependency-plugin:";
    String version =
        find(
            "maven-dependency-plugin</artifactId>\\s*<version>([^<]+)",
            Files.readString(Path.of("pom.xml")));
    Path folder = Files.createDirectories(Path.of("target/dependencies").toAbsolutePath());
    Process maven =
        new ProcessBuilder(
                "mvn",
                "-B",
                "-ntp",
                "-q",
                "-f",
                pom.toString(),
                plugin + version + ":copy-dependencies",
                "-DincludeScope=runtime",
                "-DoutputDirectory=" + folder)
            .inheritIO()
            .start();
    require(maven.onExit().join().exitValue() == 0, "Maven cannot read the POM");
    try (Stream<Path> jars = Files.list(folder)) {
      return jars.toList();
    }
  }

  private static void compileProgram(Path jar, List<Path> dependencies) throws IOException {
    List<Path> jars = new ArrayList<>(dependencies);
    jars.add(jar);
    String path =
        jars.stream()
            .map(one -> one.toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    Path folder = Files.createTempDirectory("assessment-api-user");
    try {
      Path program =
          Files.copy(Path.of("examples/QuickStart.java"), folder.resolve("QuickStart.java"));
      compile("--class-path", path, "-d", folder.resolve("classes").toString(), program.toString());
      Path source = Files.createDirectories(folder.resolve("module/program"));
      Files.writeString(
          source.resolve("QuickStart.java"), "package program;\n\n" + Files.readString(program));
      Path module =
          Files.writeString(
              folder.resolve("module/module-info.java"),
              "module program { requires io.github.assessmentapi; }");
      String out = folder.resolve("module-classes").toString();
      compile(
          "--module-path",
          path,
          "-d",
          out,
          module.toString(),
          source.resolve("QuickStart.java").toString());
    } finally {
      try (Stream<Path> files = Files.walk(folder)) {
        files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
      }
    }
  }

  private static void compile(String... arguments) {
    List<String> all = new ArrayList<>(List.of("-Xlint:all", "-Werror", "--release", "17"));
    all.addAll(List.of(arguments));
    int status =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, all.toArray(String[]::new));
    require(status == 0, "a user's program does not compile");
  }

  private static String find(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    require(matcher.find(), pattern + " is not there");
    return matcher.group(1);
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalStateException(otherwise);
    }
  }
}
