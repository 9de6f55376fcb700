import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { probe } from "../probe/probe.ts";
import { createThingsServer } from "../testing/things-server.ts";
import { tinyDocument } from "../testing/tiny-document.ts";
import { applyExpected } from "./expected.ts";
import { findingsOf } from "./outcome.ts";

async function run(...lines: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "expected-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "expected.txt");
  writeFileSync(file, lines.join("\n"));
  const { fetch } = createThingsServer({
    fault: (request, response) =>
      request.method === "GET" && response.status === 404 && /thg_/.test(request.url)
        ? Response.json({ id: "a", label: "b", email: "c@example.com" })
        : response,
  });
  const report = await probe({ document: tinyDocument(), baseUrl: "http://things.test/v1", apiKey: "key", fetch });
  const stale = await applyExpected([report], file);
  return { stale, findings: findingsOf(report) };
}

it("takes the named checks out of the findings", async () => {
  const { stale, findings } = await run("# known", "", "getThing responds with 404 to an unknown id");
  expect(findings).toEqual([]);
  expect(stale).toEqual([]);
});

it("names lines of which nothing fails any more", async () => {
  const { stale, findings } = await run("listThings gives the second page");
  expect(stale).toEqual(["listThings gives the second page"]);
  expect(findings).toHaveLength(1);
});
