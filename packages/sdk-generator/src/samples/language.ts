/** A sample, ready to be run. */
export interface Program {
  /** Letters and digits, another one for each sample. */
  readonly name: string;
  readonly text: string;
}

/** How the samples of a language are made into programs and run. */
export interface SampleLanguage {
  /** As the samples name it. */
  readonly title: string;
  /** The files of all programs, by path. */
  readonly files: (programs: readonly Program[]) => Readonly<Record<string, string>>;
  /** Compiles them; it runs in the folder of the files. */
  readonly compile: readonly string[];
  /** Runs one of them. */
  readonly command: (name: string) => readonly [string, ...string[]];
}

/** Each program is a file. */
export const python: SampleLanguage = {
  title: "Python",
  files: (programs) => Object.fromEntries(programs.map(({ name, text }) => [`${name}.py`, text])),
  compile: ["python3", "-m", "compileall", "-q", "."],
  command: (name) => ["python3", `${name}.py`],
};

/** Each program is a package, so that one run of the compiler takes all of them. */
export const java: SampleLanguage = {
  title: "Java",
  files: (programs) => ({
    ...Object.fromEntries(programs.map(({ name, text }) => [`${name}/Call.java`, `package ${name};\n${text}`])),
    sources: programs.map(({ name }) => `${name}/Call.java`).join("\n"),
  }),
  compile: ["javac", "-d", "classes", "@sources"],
  command: (name) => ["java", "-XX:TieredStopAtLevel=1", "-cp", "classes", `${name}.Call`],
};

/** Each program is a package with a function of a program that runs the one that is named: they are linked once. */
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
	"os"
${programs.map(({ name }) => `\t"samples/${name}"`).join("\n")}
)

func main() {
	map[string]func(){
${programs.map(({ name }) => `\t\t"${name}": ${name}.Main,`).join("\n")}
	}[os.Args[1]]()
}
`,
  }),
  compile: ["go", "build", "-o", "samples.out", "."],
  command: (name) => ["./samples.out", name],
};
