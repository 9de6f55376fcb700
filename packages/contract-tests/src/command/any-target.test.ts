import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { createLedger } from "../testing/services/ledger.ts";
import { runCommand } from "./command.ts";

const folder = mkdtempSync(join(tmpdir(), "any-document-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : stringify(content));
  return path;
};

async function run(...args: string[]) {
  const [out, progress]: string[][] = [[], []];
  const code = await runCommand(
    args,
    {},
    { out: (text) => void out?.push(text), progress: (line) => void progress?.push(line) },
  );
  return { code, out: out?.join("") ?? "", said: progress?.join("\n") ?? "" };
}

describe("--document", () => {
  const ledger = createLedger();
  const document = file("ledger.yaml", ledger.document);
  let server: Server;
  let base: string;
  beforeAll(async () => {
    server = createServer(async (incoming, outgoing) => {
      const url = new URL(incoming.url ?? "/", "http://ledger.test");
      const body: unknown = await json(incoming).catch(() => undefined);
      const headers = new Headers(
        Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const request = { method: incoming.method ?? "GET", path: url.pathname, query: url.searchParams, headers, body };
      const [status, shown, more] = ledger.handle(request);
      outgoing.writeHead(status, { ...(shown === undefined ? {} : { "content-type": "application/json" }), ...more });
      outgoing.end(shown === undefined || incoming.method === "HEAD" ? undefined : JSON.stringify(shown));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  it("reads YAML whose closing brackets and quotes are at the column of their key, after a byte order mark", async () => {
    const text = stringify({ ...(ledger.document as object), "x-note": "NOTE" });
    const odd = file("odd.yaml", `\ufeff${text.replace("NOTE", '"one\ntwo"')}x-list: [\n1\n]\n`);
    const { code, said } = await run("--document", odd, "--base-url", base, "--credential", "user=maya:secret");
    expect({ code, said }).toMatchObject({ code: 0 });
  });

  it("checks a server by a document in a file, with a key by the name of its scheme", async () => {
    const { code, out } = await run(
      "--document",
      document,
      "--base-url",
      base,
      "--write",
      "--credential",
      "user=maya:secret",
    );
    expect(out).toMatch(/ledger\.yaml at .* no findings/);
    expect(code).toBe(0);
  });

  it("names the scheme with a missing key", async () => {
    const { code, said } = await run("--document", document, "--base-url", base);
    expect(said).toContain("requires a key; give one of these: user (HTTP basic): --credential user=USER:PASSWORD");
    expect(code).toBe(2);
  });

  it("names the scheme with a rejected key", async () => {
    const { code, said } = await run("--document", document, "--base-url", base, "--credential", "user=maya:wrong");
    expect(said).toMatch(/responded with 401: is the key of user right/);
    expect(code).toBe(2);
  });

  it("names missing information, and reads it from the hints", async () => {
    const narrow = structuredClone(ledger.document) as { paths: Record<string, unknown> };
    delete narrow.paths["/entries"];
    const other = file("narrow.yaml", narrow);
    const key = ["--credential", "user=maya:secret"];
    expect((await run("--document", other, "--base-url", base, ...key)).out).toContain(
      "give it in --hints, ids: entry_id",
    );
    const hints = file("hints.yaml", {
      ids: { entry_id: ["6f1c2f8e-3a54-4c5e-9d0b-000000000001"] },
      skip: ["PUT /entries/{entry_id}"],
    });
    const { code, out } = await run("--document", other, "--base-url", base, ...key, "--hints", hints);
    expect(out).toMatch(/getEntry +\d/);
    expect(out).not.toContain("replaceEntry");
    expect(code).toBe(0);
  });

  it("reports the operations with a tag that --only names", async () => {
    const tagged = structuredClone(ledger.document) as { paths: Record<string, Record<string, object>> };
    for (const operation of Object.values(tagged.paths["/entries"] ?? {}))
      Object.assign(operation, { tags: ["Entries"] });
    const only = ["--document", file("tagged.yaml", tagged), "--base-url", base, "--credential", "user=maya:secret"];
    const { code, out } = await run(...only, "--only", "Entries");
    expect(out).toContain("no findings");
    expect(code).toBe(0);
    const unknown = await run(...only, "--only", "Entry");
    expect(unknown.said).toContain('there is no tag "Entry"; choose from Entries');
    expect(unknown.code).toBe(2);
  });

  it("fails a run that exercises less of the document than --minimum", async () => {
    const key = ["--document", document, "--base-url", base, "--credential", "user=maya:secret"];
    const { code, said } = await run(...key, "--minimum", "95");
    expect(said).toMatch(/ledger\.yaml: \d+ % of the document was exercised; --minimum asks for 95 %/);
    expect(code).toBe(1);
    expect((await run(...key, "--minimum", "5")).code).toBe(0);
  });

  it.each<[string, () => string[], string]>([
    ...["--listen=127.0.0.1:0", "--simulate=http://127.0.0.1:1", "--task=t", "--other-api-key=k"].map(
      (flag): [string, () => string[], string] => [
        `${flag} is given`,
        () => ["--document", document, "--write", flag],
        `${flag.split("=")[0]} has no effect with --document`,
      ],
    ),
    [
      "a check of the Assessment API is named",
      () => ["--document", document, "--write", "--check", "tasks"],
      "--check tasks has no effect with --document",
    ],
    ["the minimum is no percentage", () => ["--document", document, "--minimum", "120"], "--minimum takes a number"],
    ["--allow comes without a document", () => ["--version", "v1", "--allow", "x"], "--allow needs --document"],
    [
      "--allow names no operation",
      () => ["--document", document, "--allow", "dropAll"],
      "the hints name dropAll, which is not an operation",
    ],
    ["the file is missing", () => ["--document", join(folder, "none.yaml")], "none.yaml does not exist"],
    [
      "it is no OpenAPI document",
      () => ["--document", file("a.yaml", { a: 1 })],
      "a.yaml is not an OpenAPI 3.0, 3.1 or 3.2 document",
    ],
    [
      "it is Swagger 2",
      () => ["--document", file("b.yaml", { swagger: "2.0", paths: {} })],
      "is Swagger 2.0; convert it to OpenAPI 3",
    ],
    ["it is no YAML", () => ["--document", file("c.yaml", "{a: [")], "c.yaml is neither JSON nor YAML"],
    [
      "a scheme is unknown",
      () => ["--document", document, "--credential", "me=x"],
      "unknown security scheme me; choose from user",
    ],
    [
      "a hint is unknown",
      () => ["--document", document, "--hints", file("d.yaml", { id: {} })],
      "unknown hint id; choose from ids, bodies, parameters, skip, allow",
    ],
    [
      "a hint has another form",
      () => ["--document", document, "--hints", file("e.yaml", { ids: { a: 1 } })],
      "ids takes lists of values by path parameter",
    ],
    [
      "a hint names no operation",
      () => ["--document", document, "--hints", file("f.yaml", { skip: ["dropAll"] })],
      "the hints name dropAll, which is not an operation",
    ],
    ["hints come without a document", () => ["--version", "v1", "--hints", "x.yaml"], "--hints needs --document"],
    [
      "a version is given as well",
      () => ["--document", document, "--version", "v1"],
      "--version and --document cannot be combined; choose one of them",
    ],
  ])("ends with 2 and says so where %s", async (_, args, words) => {
    const { code, said } = await run(...args(), "--base-url", base);
    expect(said).toContain(words);
    expect(code).toBe(2);
  });

  it("reports a base URL without a response", async () => {
    const key = ["--credential", "user=maya:secret"];
    const { code, said } = await run("--document", document, "--base-url", "http://127.0.0.1:1", ...key);
    expect(said).toContain("http://127.0.0.1:1/entries: ");
    expect(code).toBe(2);
    const elsewhere = await run("--document", document, "--base-url", `${base}/v9`, ...key);
    expect(elsewhere.said).toContain("the base URL must end with the path of the document's servers");
  });
});
