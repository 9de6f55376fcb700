import { gunzipSync, gzipSync } from "node:zlib";
import { unwrap } from "@assessment-api/control";
import * as v2 from "@assessment-api/v2";
import { describe, expect, test } from "vitest";
import { at, type StartedWithControl, startWithControl } from "../../../testing/start-with-control.ts";

const FILE = "/organizations/{id}/snapshots/file";

async function exported({ control, organizationId: id }: StartedWithControl, name = "before"): Promise<Buffer> {
  const snapshot = await unwrap(control.POST("/organizations/{id}/snapshots", { ...at({ id }), body: { name } }));
  const path = { id, snapshotId: snapshot.id };
  const { data, response } = await control.GET("/organizations/{id}/snapshots/{snapshotId}/file", {
    params: { path },
    parseAs: "arrayBuffer",
  });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/gzip"]);
  return Buffer.from(data as unknown as ArrayBuffer);
}

const imported = ({ control, organizationId: id }: StartedWithControl, file: Uint8Array, name?: string) =>
  control.POST(FILE, {
    params: { path: { id }, query: name === undefined ? {} : { name } },
    body: new Blob([file as Uint8Array<ArrayBuffer>]),
  });

async function contents({ v2: client }: Pick<StartedWithControl, "v2">) {
  const found = [];
  for await (const { email, status, customFields, tags } of v2.paginate(client, "/candidates"))
    found.push({ email, status, customFields, tags });
  return found;
}

const linesOf = (file: Buffer) => gunzipSync(file).toString().trimEnd().split("\n");

describe("a snapshot as a file", () => {
  async function start() {
    const source = await startWithControl();
    const { control, organizationId: id } = source;
    await source.invite();
    const webhook = { url: "http://127.0.0.1:9/hook", apiVersion: "V2", secret: "wordless-secret" } as const;
    await unwrap(control.POST("/organizations/{id}/webhooks", { ...at({ id }), body: webhook }));
    return { source, file: await exported(source) };
  }

  test("imports its data into another sandbox, and a restore applies it", async () => {
    const { source, file } = await start();
    const target = await startWithControl();
    const { control, organizationId: id } = target;
    const before = await contents(target);
    const { data: snapshot, response } = await imported(target, file);
    expect([response.status, snapshot]).toMatchObject([201, { name: "before", keepsDeleted: true }]);
    expect(await (await fetch(response.headers.get("location") ?? "")).json()).toEqual(snapshot);
    expect(await contents(target)).toEqual(before);
    await unwrap(
      control.POST("/organizations/{id}/snapshots/{snapshotId}/restore", at({ id, snapshotId: snapshot?.id ?? "" })),
    );
    expect(await contents(target)).toEqual(await contents(source));
    expect((await contents(target)).length).toBeGreaterThan(before.length);
  });

  test("contains no key or secret, and a webhook gets a new secret", async () => {
    const { source, file } = await start();
    const text = gunzipSync(file).toString();
    expect(text).not.toContain("wordless-secret");
    expect(text).not.toContain(source.apiKey);
    const target = await startWithControl();
    const { control, organizationId: id } = target;
    const { data } = await imported(target, file);
    await unwrap(
      control.POST("/organizations/{id}/snapshots/{snapshotId}/restore", at({ id, snapshotId: data?.id ?? "" })),
    );
    const { items } = await unwrap(control.GET("/organizations/{id}/webhooks", at({ id })));
    expect(items).toMatchObject([{ url: "http://127.0.0.1:9/hook", secret: expect.stringMatching(/^whs_\w{8,}$/) }]);
  });

  test("exists next to its source in the same sandbox, with another name and other identifiers", async () => {
    const { source, file } = await start();
    expect((await imported(source, file)).error).toMatchObject({ validationErrors: [{ field: "name" }] });
    const { data } = await imported(source, file, "again");
    const body = { apiKey: { version: "V2" as const, key: "a-key-of-the-fork" } };
    const path = { id: source.organizationId, snapshotId: data?.id ?? "" };
    await unwrap(source.control.POST("/organizations/{id}/snapshots/{snapshotId}/fork", { params: { path }, body }));
    const client = v2.createClient({ baseUrl: source.urls.v2, apiKey: "a-key-of-the-fork" });
    expect(await contents({ v2: client })).toEqual(await contents(source));
  });

  test("is refused if it is truncated at any place", async () => {
    const { file } = await start();
    const target = await startWithControl();
    const places = Array.from({ length: 25 }, (_, index) => Math.floor((file.length * index) / 25));
    for (const place of places) {
      const { response, error } = await imported(target, file.subarray(0, place));
      expect([place, response.status]).toEqual([place, 400]);
      expect(error).toMatchObject({ validationErrors: [{ field: "body", message: expect.stringMatching(/\w{5}/) }] });
    }
    const { control, organizationId: id } = target;
    expect((await unwrap(control.GET("/organizations/{id}/snapshots", at({ id })))).items).toEqual([]);
  });

  test.each<[string, RegExp, (lines: string[]) => string[]]>([
    ["lacks a line", /do not match its checksum/, (lines) => lines.toSpliced(5, 1)],
    [
      "has a line twice",
      /line 7: doc.id is already the id of another document/,
      (lines) => lines.toSpliced(5, 0, lines[5] ?? ""),
    ],
    [
      "has two lines in another order",
      /line 7: collection must not come after/,
      (lines) => lines.toSpliced(5, 2, lines[6] ?? "", lines[5] ?? ""),
    ],
    ["was edited", /do not match/, (lines) => lines.map((line) => line.replace("@", "@x"))],
    ["has a line that is not JSON", /line 6: is not a JSON object/, (lines) => lines.toSpliced(5, 1, "{")],
    [
      "has an unknown collection",
      /line 6: collection must be one of/,
      (lines) => lines.toSpliced(5, 1, '{"collection":"keys","version":1,"doc":{}}'),
    ],
    ["begins without the organization", /line 2: collection must be organizations/, (lines) => lines.toSpliced(1, 1)],
    ["lacks its end", /is truncated/, (lines) => lines.slice(0, -1)],
    [
      "is of a newer format",
      /newer release/,
      ([head = "", ...lines]) => [head.replace('"formatVersion":1', '"formatVersion":2'), ...lines],
    ],
    [
      "has a form of a newer release",
      /newer release/,
      (lines) => lines.map((line) => line.replace('"tests","version":1', '"tests","version":9')),
    ],
    ["is another kind of file", /is not an exported snapshot/, () => ['{"hello":"world"}']],
  ])("is refused where it %s", async (_, message, damage) => {
    const { source, file } = await start();
    const lines = damage(linesOf(file));
    const { response, error } = await imported(source, gzipSync(`${lines.join("\n")}\n`), "damaged");
    expect([response.status, error]).toMatchObject([400, { validationErrors: [{ field: "body" }] }]);
    expect(error?.validationErrors?.[0]?.message).toMatch(message);
  });

  test("is refused if it is not compressed", async () => {
    const { source } = await start();
    const { error } = await imported(source, Buffer.from("no gzip"), "damaged");
    expect(error).toMatchObject({ validationErrors: [{ field: "body" }] });
  });
});
