import { expect, test } from "vitest";
import { detectProjectType } from "./projects.ts";

test.each([
  ["GOLANG", ["limiter/go.mod", "limiter/a.go"]],
  ["NODEJS", ["package.json", "src/a.ts", "Dockerfile"]],
  ["JAVA", ["pom.xml", "src/A.java"]],
  ["KOTLIN", ["build.gradle.kts", "src/A.kt", "src/B.kt", "src/C.java"]],
  ["JAVA", ["build.gradle.kts"]],
  ["PYTHON", ["requirements.txt", "a.py"]],
  ["DOTNET", ["src/App.csproj", "src/A.cs"]],
  ["TERRAFORM", ["main.tf"]],
  ["DOCKER", ["docker-compose.yml"]],
  ["GOLANG", ["go.mod", "a.go", "b.go", "package.json", "c.js"]],
  [undefined, ["a.go", "package.json.txt"]],
  [undefined, []],
])("a package is detected as %s: %j", (type, paths) => {
  expect(detectProjectType(paths)).toBe(type);
});
