import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inOrder, readSamples, runCurl, type Sample, type SampleRun, startSamples } from "./run.ts";

const samples = readSamples();

describe.skipIf(samples === undefined)("the samples of the documentation", { timeout: 120_000 }, () => {
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
  async function findings(tried: (sample: Sample) => Promise<string | undefined>): Promise<string[]> {
    const found: (string | undefined)[] = [];
    const all = inOrder(samples ?? []);
    const reading = all.filter(({ method }) => method === "GET");
    found.push(...(await Promise.all(reading.map(tried))));
    for (const sample of all.slice(reading.length)) {
      found.push(await tried(sample));
      await run.restore();
    }
    return found.filter((one) => one !== undefined);
  }

  test("succeed in curl, each with the status of its document", async () => {
    expect(samples?.length).toBeGreaterThan(150);
    expect(
      await findings(async (sample) => {
        const { status, body } = await runCurl(run, run.runnable(sample, "curl"));
        return status === sample.status ? undefined : `${sample.operation}: ${status} ${body}`;
      }),
    ).toEqual([]);
  });

  test("succeed in TypeScript", async () => {
    const file = JSON.stringify(join(run.folder, "package.zip"));
    expect(
      await findings(async (sample) => {
        const text = run
          .runnable(sample, "TypeScript")
          .replace(/from "(@assessment-api\/\w+)"/, (_, name) => `from ${JSON.stringify(import.meta.resolve(name))}`)
          .replace('"package.zip"', () => file);
        const path = join(run.folder, `${sample.operation.replace("/", "-")}.ts`);
        writeFileSync(path, text);
        return import(/* @vite-ignore */ pathToFileURL(path).href).then(
          () => undefined,
          (error: Error) => `${sample.operation}: ${error.message}`,
        );
      }),
    ).toEqual([]);
  });

  test("are shown with what they got, from the same story", async () => {
    const { default: v1 } = await import("../../../docs/responses/v1.json", { with: { type: "json" } });
    const operations = samples
      ?.filter(({ operation }) => operation.startsWith("v1/"))
      .map(({ operation }) => operation.slice(3));
    expect(Object.keys(v1).toSorted()).toEqual(operations?.toSorted());
  });
});
