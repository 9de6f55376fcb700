import { createHash, randomBytes } from "node:crypto";
import { createWriteStream, mkdtempSync, openAsBlob, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { startMeasuredSandbox } from "@assessment-api/lab/pauses";
import { type EntityLine, readFile, type SnapshotText } from "@assessment-api/sandbox/testing/snapshot-file";
import { BenchError, type Benchmark } from "../benchmark.ts";

const MiB = 1024 ** 2;
const UNPACKED_BYTES = 240 * MiB;
const PACKAGE_BYTES = 16 * MiB - 1024;

type Content = "documents" | "packages";

/** Yields the lines of a file of `UNPACKED_BYTES`: the lines of `small`, and additional mails or packages. */
function* linesOf({ head, lines }: SnapshotText, content: Content): Generator<string> {
  const sha256 = createHash("sha256");
  let [entities, bytes] = [-1, 0];
  const write = (value: object) => {
    const line = `${JSON.stringify(value)}\n`;
    sha256.update(line);
    entities += 1;
    bytes += line.length;
    return line;
  };
  yield write(head);
  const collection = content === "documents" ? "mails" : "organizations";
  const last = lines.findLastIndex((line) => line.collection === collection);
  const model = lines[last] as EntityLine;
  const rest = lines.slice(last + 1);
  for (const line of lines.slice(0, last + 1)) yield write(line);
  while (bytes < UNPACKED_BYTES)
    yield write(
      content === "documents"
        ? { ...model, doc: { ...model.doc, id: `mai_${randomBytes(8).toString("hex")}` } }
        : {
            collection: "packages",
            version: 1,
            doc: { id: `pkg_${randomBytes(8).toString("hex")}` },
            bytes: randomBytes(PACKAGE_BYTES).toString("base64"),
          },
    );
  for (const line of rest) yield write(line);
  yield `${JSON.stringify({ entities, sha256: sha256.digest("hex") })}\n`;
}

async function measureImport(content: Content) {
  const folder = mkdtempSync(join(tmpdir(), "assessment-api-bench-"));
  const sandbox = await startMeasuredSandbox(join(folder, "data"));
  try {
    const call = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(`${sandbox.origin}/control/organizations${path}`, init);
      if (!response.ok) throw new BenchError(`${path} got ${response.status}: ${await response.text()}`);
      return response;
    };
    const json = (value: object) => ({
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(value),
    });
    const { id } = (await (await call("", json({ name: "Bench", seed: "demo" }))).json()) as { id: string };
    const small = (await (await call(`/${id}/snapshots`, json({ name: "small" }))).json()) as { id: string };
    const exported = await (await call(`/${id}/snapshots/${small.id}/file`)).arrayBuffer();
    const path = join(folder, "large.snapshot.gz");
    const lines = Readable.from(linesOf(readFile(new Uint8Array(exported)), content));
    await pipeline(lines, createGzip({ level: 1 }), createWriteStream(path));
    const figures = await sandbox.longestPause(async () => {
      const body = await openAsBlob(path, { type: "application/gzip" });
      await (await call(`/${id}/snapshots/file?name=large`, { method: "POST", body })).text();
    });
    return { content, packedBytes: statSync(path).size, ...figures };
  } finally {
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const importFile: Benchmark = {
  async run({ runs, progress }) {
    const imports: Awaited<ReturnType<typeof measureImport>>[] = [];
    for (let run = 1; run <= runs; run++)
      for (const content of ["documents", "packages"] as const) {
        progress(`run ${run} of ${runs}: ${content}`);
        imports.push(await measureImport(content));
      }
    const inMiB = (bytes: number) => `${(bytes / MiB).toFixed(0)} MiB`;
    return {
      data: { imports },
      tables: [
        {
          title:
            "Import of a snapshot file of 240 MiB, unpacked: resident memory of the process, and its longest pause",
          head: ["content", "packed", "memory before", "highest", "more", "pause by the clock", "of that computed"],
          rows: imports.map(({ content, packedBytes, before, highest, wall, cpu }) => [
            content,
            inMiB(packedBytes),
            inMiB(before),
            inMiB(highest),
            inMiB(highest - before),
            `${wall.toFixed(0)} ms`,
            `${cpu.toFixed(0)} ms`,
          ]),
        },
      ],
    };
  },
};
