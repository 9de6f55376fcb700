export interface Program {
  readonly name: string;
  readonly text: string;
}

export interface SampleLanguage {
  readonly title: string;
  readonly files: (programs: readonly Program[]) => Readonly<Record<string, string>>;
  /** Compiler command; runs in the folder of the files. */
  readonly compile: readonly string[];
  /** Reads program names, one per line, and prints NUL and a line feed after each output. */
  readonly start: readonly [string, ...string[]];
}

export const python: SampleLanguage = {
  title: "Python",
  files: (programs) => ({
    ...Object.fromEntries(programs.map(({ name, text }) => [`${name}.py`, text])),
    "run_samples.py": `import runpy
import sys

for line in sys.stdin:
    try:
        runpy.run_path(line.strip() + ".py", run_name="__main__")
    except Exception as error:
        print(repr(error))
    print("\\0", flush=True)
`,
  }),
  compile: ["python3", "-m", "compileall", "-q", "."],
  start: ["python3", "run_samples.py"],
};

/** Each program is a package, so that the compiler runs once. */
export const java: SampleLanguage = {
  title: "Java",
  files: (programs) => ({
    ...Object.fromEntries(programs.map(({ name, text }) => [`${name}/Call.java`, `package ${name};\n${text}`])),
    "RunSamples.java": `import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.reflect.InvocationTargetException;

class RunSamples {
  public static void main(String[] args) throws Exception {
    BufferedReader names = new BufferedReader(new InputStreamReader(System.in));
    for (String name = names.readLine(); name != null; name = names.readLine()) {
      try {
        var main = Class.forName(name + ".Call").getDeclaredMethod("main", String[].class);
        main.setAccessible(true);
        main.invoke(null, (Object) args);
      } catch (InvocationTargetException error) {
        System.out.println(error.getCause());
      }
      System.out.println("\\0");
    }
  }
}
`,
    sources: [...programs.map(({ name }) => `${name}/Call.java`), "RunSamples.java"].join("\n"),
  }),
  compile: ["javac", "-d", "classes", "@sources"],
  start: ["java", "-XX:TieredStopAtLevel=1", "-cp", "classes", "RunSamples"],
};

/** Each program is a package with a function, so that the linker runs once. */
export const go: SampleLanguage = {
  title: "Go",
  files: (programs) => ({
    ...Object.fromEntries(
      programs.map(({ name, text }) => [
        `${name}/call.go`,
        text.replace("package main", `package ${name}`).replace("func main()", "func Main()"),
      ]),
    ),
    "go.mod": "module samples\n\ngo 1.24\n",
    "main.go": `package main

import (
	"bufio"
	"fmt"
	"os"
${programs.map(({ name }) => `\t"samples/${name}"`).join("\n")}
)

func main() {
	programs := map[string]func(){
${programs.map(({ name }) => `\t\t"${name}": ${name}.Main,`).join("\n")}
	}
	names := bufio.NewScanner(os.Stdin)
	for names.Scan() {
		programs[names.Text()]()
		fmt.Println("\\x00")
	}
}
`,
  }),
  compile: ["go", "build", "-o", "samples.out", "."],
  start: ["./samples.out"],
};
