import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { caller } from "../test/client.ts";
import { type RunningMock, startMock } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "mock-watch-"));
const example = join(folder, "v1/components/examples/examBackend.yaml");
const path = join(folder, "v1/paths/exams.yaml");
const reports: { message: string; failed: boolean }[] = [];
let mock: RunningMock<"v1">;

beforeAll(async () => {
  cpSync(fileURLToPath(new URL("../../../specs/v1", import.meta.url)), join(folder, "v1"), { recursive: true });
  mock = await startMock({
    port: 0,
    documents: { v1: join(folder, "v1/openapi.yaml") },
    watch: true,
    onReload: (message, failed) => reports.push({ message, failed }),
  });
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

function edit(file: string, from: string | RegExp, to: string): void {
  const edited = join(folder, "edited");
  writeFileSync(edited, readFileSync(file, "utf8").replace(from, to));
  renameSync(edited, file);
}

async function nextReport() {
  const before = reports.length;
  await expect.poll(() => reports.length).toBeGreaterThan(before);
  return reports.at(-1) as (typeof reports)[number];
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const examName = async () => (await (await caller(mock as RunningMock)("v1", "/exams/x")).json()).name;

test("an edit is served on the same port", async () => {
  expect(await examName()).toBe("Backend Developer: Go and SQL");
  const report = nextReport();
  edit(example, /name: .*/, "name: Renamed exam");
  expect(await report).toEqual({ message: "v1 reloaded", failed: false });
  expect(await examName()).toBe("Renamed exam");
});

test("a broken edit is reported once with file and line, and the last valid document stays active", async () => {
  const report = nextReport();
  edit(path, "CountQuery.yaml", "NoSuchQuery.yaml");
  const { message, failed } = await report;
  expect(failed).toBe(true);
  expect(message).toMatch(/last valid document stays active:\n.*v1\/paths\/exams\.yaml:\d+:\d+ .*/);
  const count = reports.length;
  edit(example, "Renamed exam", "Renamed again");
  await pause(600);
  expect(reports).toHaveLength(count);
  expect(await examName()).toBe("Renamed exam");
});

test("the fixed document is served", async () => {
  const report = nextReport();
  edit(path, "NoSuchQuery.yaml", "CountQuery.yaml");
  expect((await report).failed).toBe(false);
  expect(await examName()).toBe("Renamed again");
});
