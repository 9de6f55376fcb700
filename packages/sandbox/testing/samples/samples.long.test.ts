import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inOrder, readSamples, respond, type Sample, type SampleRun, startSamples } from "./run.ts";
import { steadyBody } from "./steady.ts";

const samples = readSamples();

describe.skipIf(samples === undefined)("the samples of the documentation", () => {
  let run: SampleRun;
  // The clock, which some of them move, is that of the whole sandbox.
  beforeEach(async () => {
    run = await startSamples();
    vi.spyOn(console, "log").mockReturnValue();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await run?.close();
  });

  /** Tries each sample in a sandbox that has what it needs; resolves to what went wrong. */
  async function findings(tried: (sample: Sample) => Promise<void>): Promise<string[]> {
    const found: string[] = [];
    const one = (sample: Sample) =>
      tried(sample).catch(({ message }: Error) => void found.push(`${sample.operation}: ${message}`));
    const all = inOrder(samples ?? []);
    const [first, ...reading] = all.filter(({ method }) => method === "GET");
    if (first) await one(first);
    await Promise.all(reading.map(one));
    for (const sample of all.filter(({ method }) => method !== "GET")) {
      await one(sample);
      await run.restore();
    }
    return found;
  }

  test("succeed in curl, each with the response that the documentation shows", async () => {
    expect(samples?.length).toBeGreaterThan(150);
    const got: Record<string, unknown> = {};
    expect(
      await findings(async (sample) => {
        got[sample.operation] = steadyBody(await respond(run, sample));
      }),
    ).toEqual([]);
    // `pnpm --filter @assessment-api/sandbox run samples` records them anew.
    expect(got).toEqual(steadyBody(recorded()));
  });

  test("succeed in TypeScript", async () => {
    expect(
      await findings(async (sample) => {
        const text = run
          .runnable(sample, "TypeScript")
          .replace(/from "(@assessment-api\/\w+)"/, (_, name) => `from ${JSON.stringify(import.meta.resolve(name))}`)
          .replace(/"([\w-]+\.(?:zip|snapshot\.gz))"/, (_, name) => JSON.stringify(join(run.folder, name)));
        const path = join(run.folder, `${sample.operation.replace("/", "-")}.ts`);
        writeFileSync(path, text);
        await import(/* @vite-ignore */ pathToFileURL(path).href);
      }),
    ).toEqual([]);
  });
});

/** Responses that the documentation shows, by operation. */
function recorded(): object {
  const folder = new URL("../../../docs/responses/", import.meta.url);
  const entries = ["v1", "v2", "v3", "control"].flatMap((name) => {
    const responses: object = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
    return Object.entries(responses).map(([operation, response]) => [`${name}/${operation}`, response]);
  });
  return Object.fromEntries(entries);
}
