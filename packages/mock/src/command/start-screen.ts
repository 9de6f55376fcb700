import type { RunningMock } from "../start-mock.ts";

/** The text that is printed when the mock is up: addresses, and a command per version to try. */
export function startScreen({ url, urls, samples }: RunningMock, watch: boolean): string {
  const rows = Object.entries(urls).flatMap(([name, baseUrl]) => [
    "",
    `  ${name.toUpperCase()}  ${baseUrl}  (documentation: ${url}/docs/${name})`,
    ...(samples[name as keyof typeof samples] ?? "").split("\n").map((line) => `      ${line}`),
  ]);
  const end = watch ? "Watching the documents. Stop with Ctrl+C." : "Stop with Ctrl+C.";
  return ["Assessment API mock", ...rows, "", `  All operations and examples: ${url}/`, "", end].join("\n");
}
