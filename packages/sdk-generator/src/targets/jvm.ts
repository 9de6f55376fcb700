import type { Target } from "./target.ts";

export const jdkAndMaven: Target["needs"] = [
  {
    command: ["sh", "-c", "javac -version 2>&1 | grep -Eq ' (1[7-9]|[2-9][0-9])'"],
    what: "a JDK, Java 17 or later, with javac",
  },
  {
    command: ["sh", "-c", "mvn --version | grep -Eq 'Maven ([4-9]|3\\.([89]|[1-9][0-9]))\\.'"],
    what: "Maven 3.8 or later, as mvn",
  },
];
