import { closeSync, fdatasyncSync, mkdtempDisposableSync, openSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { interleave, median, quantile } from "./interleave.ts";
import { ratioCell, type Table } from "./table.ts";

const REPEATS = 50;
const text = "x".repeat(200);

/**
 * Measures the cost of a durable write on the disk of temporary files.
 * @param url of an empty database
 */
export async function measureDisk(
  url: string,
  runs: number,
): Promise<{ figures: Record<string, number[]>; table: Table }> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "assessment-api-bench-"));
  const file = openSync(join(folder.path, "file"), "w");
  const sqlite = new DatabaseSync(join(folder.path, "database.sqlite"));
  const postgres = new Client(url);
  try {
    sqlite.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE one (id INTEGER PRIMARY KEY, text TEXT)",
    );
    const insert = sqlite.prepare("INSERT INTO one (text) VALUES (?)");
    await postgres.connect();
    await postgres.query("CREATE TABLE one (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text)");
    const page = Buffer.alloc(4096, text);
    const ways = {
      "4 KiB appended to a file, fdatasync": () => {
        writeSync(file, page);
        fdatasyncSync(file);
      },
      "one row inserted on SQLite (WAL, FULL)": () => void insert.run(text),
      "one row inserted on PostgreSQL": () => postgres.query("INSERT INTO one (text) VALUES ($1)", [text]),
    };
    const names = Object.keys(ways) as (keyof typeof ways)[];
    const figures = await interleave(names, runs, async (name) => {
      const times: number[] = [];
      for (let repeat = 0; repeat < REPEATS; repeat++) {
        const start = performance.now();
        await ways[name]();
        times.push((performance.now() - start) * 1000);
      }
      return median(times);
    });
    const [base = []] = Object.values(figures);
    const rows = names.map((name) => [
      name,
      ratioCell(
        median(figures[name].map((figure, round) => figure / (base[round] ?? Number.NaN))),
        `${median(figures[name]).toFixed(0)} µs`,
      ),
      `${quantile(figures[name], 0).toFixed(0)} to ${quantile(figures[name], 1).toFixed(0)} µs`,
    ]);
    const title = `Until one thing is on the disk, one after the other; ratio to the first in the same round (median of ${runs})`;
    return { figures, table: { title, head: ["", "time", "of the rounds"], rows } };
  } finally {
    await postgres.end();
    sqlite.close();
    closeSync(file);
  }
}
