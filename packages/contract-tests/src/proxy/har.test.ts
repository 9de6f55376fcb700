import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { honest, json, KEY, post, proxyTo, thing } from "../testing/proxied.ts";

interface Har {
  log: { entries: { startedDateTime: string; request: Message; response: Message & { content: Content } }[] };
}
interface Content {
  size: number;
  mimeType: string;
  text?: string;
  encoding?: string;
}
interface Message {
  method?: string;
  url?: string;
  status?: number;
  headers: { name: string; value: string }[];
  postData?: Content;
}

function harFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "har-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "traffic.har");
}
const read = (file: string) => (JSON.parse(readFileSync(file, "utf8")) as Har).log.entries;

it("records each exchange on a line, with decoded bodies", async () => {
  const har = harFile();
  const { url, to, found } = await proxyTo(honest(), { har });
  await (await fetch(`${url}/things`, post(thing))).text();
  await (await fetch(`${url}/things?count=5`, { headers: KEY })).text();
  await found();
  const [created, listed] = read(har);
  expect(created?.request).toMatchObject({ method: "POST", url: `${to}/things` });
  expect(created?.request.postData).toEqual({ mimeType: "application/json", text: JSON.stringify(thing) });
  expect(created?.response.status).toBe(201);
  expect(JSON.parse(created?.response.content.text ?? "")).toMatchObject(thing);
  expect(listed?.request.url).toBe(`${to}/things?count=5`);
  expect(listed?.request.postData).toBeUndefined();
  const lines = readFileSync(har, "utf8").split("\n");
  expect(lines.map((line) => line.includes('"startedDateTime"'))).toEqual([false, true, true, false, false]);
});

it("records compressed text as text, and bytes as base64", async () => {
  const har = harFile();
  const bytes = Uint8Array.of(0, 255, 254);
  const { url, found } = await proxyTo(
    (request, response) =>
      void (request.url?.endsWith("/text")
        ? response.writeHead(200, { "content-encoding": "gzip", "content-type": "text/plain" }).end(gzipSync("Grüße"))
        : response.writeHead(200, { "content-type": "application/octet-stream" }).end(bytes)),
    { har },
  );
  await (await fetch(`${url}/text`)).text();
  await (await fetch(`${url}/bytes`)).arrayBuffer();
  await found();
  expect(read(har).map(({ response }) => response.content)).toEqual([
    { size: 7, mimeType: "text/plain", text: "Grüße" },
    { size: 3, mimeType: "application/octet-stream", text: Buffer.from(bytes).toString("base64"), encoding: "base64" },
  ]);
});

it("records no keys", async () => {
  const har = harFile();
  const { url, found } = await proxyTo(json(200, { token: "sk_1" }), { har });
  await (
    await fetch(`${url}/things?token=sk_2`, { headers: { "x-key": "sk_1", authorization: "Bearer sk_3" } })
  ).text();
  await found();
  expect(read(har)).toHaveLength(1);
  expect(readFileSync(har, "utf8")).not.toMatch(/sk_\d/);
});

it("names an unwritable file", async () => {
  const har = join(harFile(), "missing", "traffic.har");
  await expect(proxyTo(honest(), { har })).rejects.toThrow(`${har} cannot be written: ENOENT`);
});
