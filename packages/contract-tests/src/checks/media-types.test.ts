import { expect, it, onTestFinished } from "vitest";
import { runCommand } from "../command/command.ts";
import { STUB_KEY, startStubServer } from "../testing/stub-server.ts";

async function found(change: (accept: string) => string = (accept) => accept): Promise<string[]> {
  const { origin, close } = await startStubServer({
    request({ headers }) {
      headers.accept = change(String(headers.accept ?? "*/*"));
    },
  });
  onTestFinished(close);
  const out: string[] = [];
  const server = ["--version", "v2", "--base-url", `${origin}/v2`, "--api-key", STUB_KEY, "--only", "Teams"];
  const args = [...server, "--check", "media-types", "--report", "json"];
  await runCommand(args, {}, { out: (text) => void out.push(text), progress: () => {} });
  const { findings } = JSON.parse(out.join("")) as { findings: { message: string }[] };
  return findings.map(({ message }) => message);
}

it("finds nothing at a server that negotiates by weights and wildcards", async () => {
  expect(await found()).toEqual([]);
});

it.each([
  ["refuses what a browser accepts", (accept: string) => (accept.startsWith("text/html,app") ? "text/html" : accept)],
  ["knows no application/*", (accept: string) => accept.replace("application/*", "audio/*")],
  ["ignores weights", (accept: string) => accept.replace(/;q=[\d.]+/g, "")],
  ["takes only the first range", (accept: string) => accept.split(",")[0] ?? ""],
])("finds a server that %s", async (_, change) => {
  expect(await found(change)).not.toEqual([]);
});
