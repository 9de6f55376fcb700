import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { originOf } from "../../testing/origin-of.ts";

const KEY = "key-of-the-killed";

const running = new Set<ChildProcess>();
const folders: string[] = [];
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true });
});

async function serve(data: string) {
  const args = [
    "serve",
    "--port",
    "0",
    "--data",
    data,
    "--api-key",
    KEY,
    "--rate-limit",
    "off",
    "--log-level",
    "error",
  ];
  const child = spawn(process.execPath, [join(import.meta.dirname, "../cli.ts"), ...args]);
  running.add(child);
  const control = `${await originOf(child)}/control/organizations`;
  const json = { "content-type": "application/json" };
  return {
    post: (path: string, body?: unknown) =>
      fetch(control + path, {
        method: "POST",
        ...(body !== undefined && { headers: json, body: JSON.stringify(body) }),
      }),
    list: async () => (await (await fetch(control)).json()).items as { id: string }[],
    delete: async (id: string) => (await fetch(`${control}/${id}`, { method: "DELETE" })).status,
    candidates: async () => {
      const url = new URL("/v2/candidates", control);
      const response = await fetch(url, { headers: { "vendor-api-key": KEY } });
      return [response.status, response.ok ? (await response.json()).page.totalElements : undefined];
    },
    changesOfOrganization: async (id: string) =>
      (await (await fetch(`${control}/${id}/journal?operation=organizations`)).json()).items,
    listExams: async (key: string) =>
      (await fetch(new URL("/v1/exams", control), { headers: { "x-api-key": key } })).status,
    async kill(signal: "SIGKILL" | "SIGTERM" = "SIGKILL") {
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

function folder(): string {
  const data = mkdtempSync(join(tmpdir(), "killed-test-"));
  folders.push(data);
  return data;
}

const large = { data: folder(), id: "", fewCandidates: 0 };
beforeAll(async () => {
  const sandbox = await serve(large.data);
  large.fewCandidates = stored(large.data);
  large.id = (await (await sandbox.post("", { name: "Large", seed: "large" })).json()).id;
  await sandbox.kill("SIGTERM");
});

function copyOfLarge(): string {
  const data = folder();
  cpSync(large.data, data, { recursive: true });
  return data;
}

function stored(data: string, table = "candidates"): number {
  const db = new DatabaseSync(join(data, "sandbox.sqlite"), { readOnly: true });
  const { count } = db.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { count: number };
  db.close();
  return count;
}

test("a kill during a reset keeps the organization", async () => {
  const data = folder();
  const before = await serve(data);
  const [organization] = await before.list();
  const candidates = await before.candidates();
  const few = stored(data);
  const reset = before.post(`/${organization?.id}/reset`, { seed: "large" }).catch(() => undefined);
  await expect.poll(() => stored(data)).toBeGreaterThan(few + 200);
  await before.kill();
  expect(await reset).toBeUndefined();

  const after = await serve(data);
  expect(await after.list()).toEqual([organization]);
  expect(await after.candidates()).toEqual(candidates);
  await expect.poll(() => stored(data)).toBe(few);
  await after.kill();
});

test("a kill during a snapshot or restore leaves no snapshot, and keeps the organization", async () => {
  const data = copyOfLarge();
  const { id } = large;
  const before = await serve(data);
  const rows = (table: string) => stored(data, table);
  // The demo data contains a snapshot.
  const kept = rows("snapshot_rows");
  const making = before.post(`/${id}/snapshots`, { name: "before" }).catch(() => undefined);
  await expect.poll(() => rows("snapshot_rows")).toBeGreaterThan(500);
  await before.kill();
  expect(await making).toBeUndefined();

  const again = await serve(data);
  await expect.poll(() => rows("snapshot_rows")).toBe(kept);
  const made = await (await again.post(`/${id}/snapshots`, { name: "before" })).json();
  const [candidates, organizations] = [rows("candidates"), await again.list()];
  const restoring = again.post(`/${id}/snapshots/${made.id}/restore`).catch(() => undefined);
  await expect.poll(() => rows("candidates")).toBeGreaterThan(candidates + 200);
  await again.kill();
  expect(await restoring).toBeUndefined();

  const after = await serve(data);
  expect(await after.list()).toEqual(organizations);
  await expect.poll(() => rows("candidates")).toBe(candidates);
  await after.kill();
});

test("after a deletion, its keys are refused at once, and the next start deletes the rest", async () => {
  const data = copyOfLarge();
  const { id, fewCandidates: few } = large;
  expect(stored(data)).toBeGreaterThan(few + 9000);
  const before = await serve(data);
  const first = (await before.list()).find((one) => one.id !== id);
  expect(await before.changesOfOrganization(id)).toMatchObject([
    { change: { kind: "CREATED", planted: { candidates: 10_000 } } },
  ]);
  const { key } = await (await before.post(`/${id}/keys`, { versions: ["V1"] })).json();
  expect(await before.listExams(key)).toBe(200);
  expect([await before.delete(id), await before.list(), await before.listExams(key)]).toEqual([204, [first], 401]);
  await before.kill();
  expect(stored(data)).toBeGreaterThan(few);

  const after = await serve(data);
  expect(await after.list()).toEqual([first]);
  await expect.poll(() => stored(data)).toBe(few);
  await after.kill();
});
