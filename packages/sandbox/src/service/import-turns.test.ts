import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { replacing } from "../../testing/replacing.ts";
import { lineOf, readFile, textOf } from "../../testing/snapshot-file.ts";
import { createTestWorld } from "../../testing/world.ts";
import { createOrganization } from "../seed/organizations.ts";
import type { Transaction } from "../store/store.ts";
import { createTurns, TURN_BYTES } from "./batches.ts";
import { exportSnapshot, importSnapshot } from "./snapshot-files.ts";
import { createSnapshot } from "./snapshots.ts";
import type { World } from "./world.ts";

function mostPerTurn() {
  let [most, done] = [0, 0];
  let next = setImmediate(function turn() {
    done = 0;
    next = setImmediate(turn);
  });
  onTestFinished(() => clearImmediate(next));
  return {
    add(work: number) {
      done += work;
      most = Math.max(most, done);
    },
    get most() {
      return most;
    },
  };
}

function countJson() {
  const counted = mostPerTurn();
  const { parse, stringify } = JSON;
  vi.spyOn(JSON, "parse").mockImplementation((text, ...rest) => {
    counted.add(text.length);
    return parse(text, ...rest);
  });
  vi.spyOn(JSON, "stringify").mockImplementation((...given: Parameters<typeof stringify>) => {
    const text = stringify(...given);
    counted.add(text?.length ?? 0);
    return text;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return counted;
}

async function start() {
  const { world } = await createTestWorld();
  const { id } = await createOrganization(world, { name: "Source", seed: "demo", seedValue: 3 });
  const snapshot = await createSnapshot(world, id, { name: "small", keepsDeleted: true });
  const file = readFile(Buffer.concat(await Array.fromAsync(await exportSnapshot(world, id, snapshot.id))));
  const { line, number } = lineOf(file, "mails");
  const grown = (count: number, text: string) => {
    const more = Array.from({ length: count }, (_, index) => ({
      ...line,
      doc: { ...line.doc, id: `mai_more${String(index).padStart(8, "0")}`, text },
    }));
    return gzipSync(textOf({ ...file, lines: file.lines.toSpliced(number - 2, 0, ...more) }));
  };
  const load = (to: World, bytes: Uint8Array<ArrayBuffer>) =>
    importSnapshot(to, id, { file: new Blob([bytes]).stream(), name: "large" });
  return { world, grown, load };
}

test("a turn processes a limited number of bytes", async () => {
  const takeTurn = createTurns();
  const work = mostPerTurn();
  for (let index = 0; index < 1000; index++) {
    await takeTurn(5000);
    work.add(5000);
  }
  expect(work.most).toBeLessThanOrEqual(TURN_BYTES);
  expect(work.most).toBeGreaterThan(TURN_BYTES / 2);
});

test("the first import compiles few schemas per turn", async () => {
  vi.resetModules();
  const { compileSchemas } = await import("../store/validation/validate.ts");
  const compiled = mostPerTurn();
  let total = 0;
  const construct = (target: FunctionConstructor, texts: string[]) => {
    const { length } = texts.at(-1) ?? "";
    compiled.add(length);
    total += length;
    return Reflect.construct(target, texts);
  };
  vi.stubGlobal("Function", new Proxy(Function, { construct }));
  onTestFinished(() => void vi.unstubAllGlobals());
  await compileSchemas();
  expect(total).toBeGreaterThan(3 * TURN_BYTES);
  expect(compiled.most).toBeLessThanOrEqual(TURN_BYTES);
});

test("an import of many small documents processes few of them per turn", async () => {
  const { world, grown, load } = await start();
  const file = grown(4000, "word ".repeat(200));
  const json = countJson();
  await load(world, file);
  expect(json.most).toBeGreaterThan(0);
  expect(json.most).toBeLessThanOrEqual(2 * TURN_BYTES);
});

test("an import reads and writes a large document in different turns", async () => {
  const { world, grown, load } = await start();
  const size = 2_000_000;
  const file = grown(3, "word ".repeat(size / 5));
  const json = countJson();
  await load(world, file);
  expect(json.most).toBeGreaterThan(size);
  expect(json.most).toBeLessThan(1.5 * size);
});

test("an import commits few rows at a time", async () => {
  const { world, grown, load } = await start();
  const stored = mostPerTurn();
  const rows: number[] = [];
  const counting = (tx: Transaction): Transaction =>
    replacing(tx, {
      snapshots: replacing(tx.snapshots, {
        add(snapshot, added) {
          rows.push(added.length);
          stored.add(added.reduce((sum, { doc }) => sum + doc.length, 0));
          return tx.snapshots.add(snapshot, added);
        },
      }),
    });
  const store = replacing(world.store, { transact: (work) => world.store.transact((tx) => work(counting(tx))) });
  await load({ ...world, store }, grown(3000, "word ".repeat(600)));
  expect(rows.length).toBeGreaterThan(30);
  expect(Math.max(...rows)).toBeLessThanOrEqual(100);
  expect(stored.most).toBeLessThan(260_000);
});
