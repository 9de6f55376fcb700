import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { createClient as createControlClient, unwrap as unwrapControl } from "@assessment-api/control";
import { createClient, unwrap } from "@assessment-api/v1";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { SandboxError } from "./errors.ts";
import { type SandboxOptions, startSandbox } from "./start-sandbox.ts";

async function start(options: SandboxOptions) {
  const sandbox = await startSandbox({ port: 0, seed: "none", logLevel: "silent", ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

const refusal = (options: SandboxOptions): Promise<unknown> =>
  startSandbox({ port: 0, seed: "none", logLevel: "silent", ...options }).then(
    async ({ close }) => {
      await close();
      throw new Error("it started");
    },
    (error: unknown) => error,
  );

test("a first start creates the folder, an organization with a catalogue, and a key", async () => {
  const data = join(temporaryFolder(), "data");
  const { url, urls, apiKey = "", usableTestId } = await start({ data, seed: "demo" });
  expect(existsSync(data)).toBe(true);
  expect(urls).toEqual({
    v1: `${url}/v1`,
    v2: `${url}/v2`,
    v3: `${url}/v3`,
    control: `${url}/control`,
    docs: `${url}/docs`,
  });
  const { items } = await unwrap(createClient({ baseUrl: urls.v1, apiKey }).GET("/exams"));
  expect(items.map(({ id }) => id)).toContain(usableTestId);
});

test("a restart keeps the data and the key, and does not show the key", async () => {
  const data = temporaryFolder();
  const first = await startSandbox({ port: 0, data, logLevel: "silent" });
  const { apiKey = "", organizationId, usableTestId: examId = "" } = first;
  const body = { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace", examId };
  const { id } = await unwrap(createClient({ baseUrl: first.urls.v1, apiKey }).POST("/candidates", { body }));
  await first.close();

  const second = await start({ data });
  expect(second).toMatchObject({ apiKey: undefined, organizationId });
  const client = createClient({ baseUrl: second.urls.v1, apiKey });
  expect(await unwrap(client.GET("/candidates/{id}", { params: { path: { id } } }))).toMatchObject({ id, ...body });
});

test("links in mails lead to the current port of the sandbox", async () => {
  const data = temporaryFolder();
  const linksOf = async ({ urls, organizationId: id }: Awaited<ReturnType<typeof startSandbox>>) => {
    const control = createControlClient({ baseUrl: urls.control });
    const { items } = await unwrapControl(control.GET("/organizations/{id}/mails", { params: { path: { id } } }));
    return items.flatMap(({ link, links }) => [link, ...links]);
  };
  const first = await startSandbox({ port: 0, data, seed: "demo", logLevel: "silent" });
  const before = await linksOf(first);
  await first.close();
  const other = createServer().listen(Number(new URL(first.url).port), "127.0.0.1");
  onTestFinished(() => void other.close());
  const second = await start({ data });
  expect(before.length).toBeGreaterThan(0);
  expect(await linksOf(second)).toEqual(before.map((link) => link.replace(first.url, second.url)));
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
});

test("a key can be given at any start", async () => {
  const data = temporaryFolder();
  const first = await startSandbox({ port: 0, data, seed: "none", logLevel: "silent" });
  await first.close();
  for (const _ of ["given", "given again"]) {
    const { urls, apiKey, close } = await start({ data, apiKey: "my-own-key" });
    expect(apiKey).toBe("my-own-key");
    expect((await createClient({ baseUrl: urls.v1, apiKey: "my-own-key" }).GET("/exams")).response.status).toBe(200);
    await close();
  }
});

test("links begin with the public URL", async () => {
  const { url } = await start({ data: ":memory:", publicUrl: "https://sandbox.example.com" });
  expect(url).toBe("https://sandbox.example.com");
});

test("a data folder in use is refused in one line", async () => {
  const data = temporaryFolder();
  await start({ data });
  const error = await refusal({ data });
  expect(error).toBeInstanceOf(SandboxError);
  expect((error as Error).message).toMatch(/^The database .* cannot be opened: it is in use by another process\..*$/);
});

test("a port in use is refused, and the data is released", async () => {
  const { url } = await start({ data: ":memory:" });
  const data = temporaryFolder();
  const error = await refusal({ data, port: Number(new URL(url).port) });
  expect(error).toBeInstanceOf(SandboxError);
  expect((error as Error).message).toMatch(/^port \d+ is in use; .*--port$/);
  await start({ data });
});

test.each([
  ["is below one that is not there", (folder: string) => join(folder, "none", "data"), "does not exist"],
  [
    "is a file",
    (folder: string) => {
      writeFileSync(join(folder, "file"), "");
      return join(folder, "file");
    },
    "is a file; name a folder",
  ],
  [
    "holds another database than the sandbox's",
    (folder: string) => {
      writeFileSync(join(folder, "sandbox.sqlite"), "no database at all".repeat(100));
      return folder;
    },
    "cannot be opened: its file is not a database",
  ],
])("a data folder that %s is refused in one line", async (_name, make, expected) => {
  const error = await refusal({ data: make(temporaryFolder()) });
  expect(error).toBeInstanceOf(SandboxError);
  expect((error as Error).message).toContain(expected);
  expect((error as Error).message).not.toContain("\n");
});

test.each([
  ["clock", "no JSON", "the clock shows the machine's time"],
  ["clock", '{"offset":"now"}', "DELETE FROM settings WHERE name = 'clock'"],
  ["link-secret", "", "links to reports in sent mails no longer work"],
])("a damaged setting %s, %j, is refused in one line", async (name, value, expected) => {
  const data = temporaryFolder();
  await (await startSandbox({ port: 0, data, seed: "none", logLevel: "silent" })).close();
  const change = (sql: string, ...values: string[]) => {
    const db = new DatabaseSync(join(data, "sandbox.sqlite"));
    db.prepare(sql).run(...values);
    db.close();
  };
  change("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", name, value);
  const error = await refusal({ data });
  expect(error).toBeInstanceOf(SandboxError);
  expect((error as Error).message).toMatch(/^The setting .* in the database is damaged\..*$/);
  expect((error as Error).message).toContain(expected);
  change("DELETE FROM settings WHERE name = ?", name);
  await start({ data });
});

test.skipIf(process.platform === "win32")("created files are private to their owner", async () => {
  const data = join(temporaryFolder(), "data");
  await start({ data });
  const modes = ["", ...readdirSync(data)].map((name) => (statSync(join(data, name)).mode & 0o777).toString(8));
  expect(modes.length).toBeGreaterThan(3);
  expect(modes).toEqual(["700", ...modes.slice(1).map(() => "600")]);
});

test.skipIf(process.getuid?.() === 0)("an unwritable data folder is refused", async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o500);
  expect(await refusal({ data: folder })).toMatchObject({
    message: expect.stringContaining("cannot be written: permission denied"),
  });
});

test("all invalid options are reported", async () => {
  const error = await refusal({ port: 70_000, apiKey: "short", publicUrl: "example.com" });
  expect((error as Error).message.split("\n").map((line) => line.split(" ")[0])).toEqual([
    "port",
    "publicUrl",
    "apiKey",
  ]);
});

test("closing waits for the running request and its timer", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { urls, apiKey, usableTestId, close } = await startSandbox({
    port: 0,
    data: ":memory:",
    logLevel: "error",
    logStream,
  });
  const headers = { "x-api-key": apiKey, "content-type": "application/json", expect: "100-continue" };
  const sending = request(`${urls.v1}/candidates`, { method: "POST", headers });
  sending.flushHeaders();
  await once(sending, "continue");
  const closed = close();
  sending.end(
    JSON.stringify({ email: "ada@example.com", firstName: "Ada", lastName: "Lovelace", examId: usableTestId }),
  );
  const [response] = (await once(sending, "response")) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(201);
  await closed;
  await expect(fetch(urls.v1)).rejects.toThrow();
  expect(lines).toEqual([]);
});

test("works without a journal", async () => {
  const { urls, apiKey = "", organizationId } = await start({ data: ":memory:", seed: "catalogue", journal: "off" });
  const client = createClient({ baseUrl: urls.v1, apiKey });
  const email = "maya.lindqvist@example.com";
  const { items } = await unwrap(client.GET("/exams"));
  await unwrap(
    client.POST("/candidates", {
      body: { email, firstName: "Maya", lastName: "Lindqvist", examId: items[0]?.id ?? "" },
    }),
  );
  const { response } = await client.GET("/candidates/{id}", { params: { path: { id: "cnd_0Unknown" } } });
  const control = createControlClient({ baseUrl: urls.control });
  const params = { path: { id: organizationId } };
  expect(await unwrapControl(control.GET("/organizations/{id}/journal", { params }))).toEqual({ items: [] });
  const id = response.headers.get("x-request-id") ?? "";
  const explanation = await control.GET("/explanations/{id}", { params: { path: { id } } });
  expect(explanation.response.status).toBe(404);
});

test("a restored snapshot has deleted data again, and the key stays", async () => {
  const sandbox = await start({ seed: "demo", data: ":memory:", rateLimit: "off" });
  const client = createClient({ baseUrl: sandbox.urls.v1, apiKey: sandbox.apiKey ?? "" });
  const candidates = async () => (await unwrap(client.GET("/candidates"))).items;
  const before = await candidates();
  const fresh = await sandbox.snapshot();
  const control = createControlClient({ baseUrl: sandbox.urls.control });
  const init = { params: { path: { id: sandbox.organizationId } }, body: { seed: "none" as const } };
  await unwrapControl(control.POST("/organizations/{id}/reset", init));
  expect(await candidates()).toEqual([]);
  await sandbox.restore(fresh);
  expect(await candidates()).toEqual(before);
  await expect(sandbox.restore("unknown")).rejects.toThrow("There is no snapshot with the id unknown.");
  await expect(sandbox.snapshot(fresh)).rejects.toThrow();
});

test("a start does not load the implementation of fetch", async () => {
  const program = `
    const { startSandbox } = await import(${JSON.stringify(new URL("./start-sandbox.ts", import.meta.url).href)});
    await (await startSandbox({ port: 0, data: ":memory:", seed: "none", logLevel: "silent" })).close();
    const loads = () => process.moduleLoadList.some((name) => name.includes("undici"));
    const afterStart = loads();
    globalThis.Response;
    console.log(afterStart, loads());`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
  expect(stdout.trim()).toBe("false true");
});
