import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readSamples, respondTwice, type Sample, type SampleRun, startSamples } from "./run.ts";
import { steadyBody } from "./steady.ts";

const samples = readSamples();

describe.skipIf(samples === undefined)("the samples of the documentation", () => {
  let run: SampleRun;
  // Some samples move the sandbox clock.
  beforeEach(async () => {
    run = await startSamples();
    vi.spyOn(console, "log").mockReturnValue();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await run?.close();
  });

  async function findings(check: (sample: Sample) => Promise<void>): Promise<string[]> {
    const found: string[] = [];
    await run.each(samples ?? [], (sample) =>
      check(sample).catch(({ message }: Error) => void found.push(`${sample.operation}: ${message}`)),
    );
    return found;
  }

  test("succeed in curl, twice, with the responses that the documentation shows", async () => {
    expect(samples?.length).toBeGreaterThan(150);
    const got: Record<string, unknown> = {};
    expect(
      await findings(async (sample) => {
        got[sample.operation] = steadyBody(await respondTwice(run, sample));
      }),
    ).toEqual([]);
    // Update with `pnpm --filter @assessment-api/sandbox run samples`.
    expect(got).toEqual(steadyBody(recorded()));
  });

  test("succeed in TypeScript, twice", async () => {
    expect(
      await findings(async (sample) => {
        const text = run
          .runnable(sample, "TypeScript")
          .replace(/from "(@assessment-api\/\w+)"/, (_, name) => `from ${JSON.stringify(import.meta.resolve(name))}`)
          .replace(/"([\w-]+\.(?:zip|snapshot\.gz))"/, (_, name) => JSON.stringify(join(run.folder, name)));
        const path = join(run.folder, `${sample.operation.replace("/", "-")}.ts`);
        writeFileSync(path, text);
        const { href } = pathToFileURL(path);
        await import(/* @vite-ignore */ href);
        const again = import(/* @vite-ignore */ `${href}?again`);
        if (sample.again === undefined) await again;
        else await expect(again).rejects.toMatchObject({ status: sample.again });
      }),
    ).toEqual([]);
  });
});

function recorded(): object {
  const folder = new URL("../../../docs/responses/", import.meta.url);
  const entries = ["v1", "v2", "v3", "control"].flatMap((name) => {
    const responses: object = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
    return Object.entries(responses).map(([operation, response]) => [`${name}/${operation}`, response]);
  });
  return Object.fromEntries(entries);
}
