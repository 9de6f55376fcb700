import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { env } from "../generate/cold-run.ts";
import type { Program } from "./programs.ts";

export interface Completions {
  /** Milliseconds from opening the file to the first list, with the load of the project. */
  firstMs: number;
  /** Milliseconds from an edit to its list, in each of several edits. */
  afterEditMs: number[];
  names: string[];
}

const tsserver = createRequire(import.meta.url).resolve("typescript/lib/tsserver.js");

/** Asks tsserver for completions at the end of the unfinished member access of a program. */
export async function timeCompletions(file: string, program: Program, edits: number): Promise<Completions> {
  const child = spawn(
    process.execPath,
    ["--max-old-space-size=8000", tsserver, "--disableAutomaticTypingAcquisition"],
    {
      env,
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  const pending = new Map<number, (body: { name: string }[]) => void>();
  let buffer = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    buffer += text;
    for (;;) {
      const found = /^Content-Length: \d+\r\n\r\n(.*)\n/.exec(buffer);
      if (!found) return;
      buffer = buffer.slice(found[0].length);
      const { type, request_seq, body } = JSON.parse(found[1] ?? "");
      if (type === "response") pending.get(request_seq)?.(body?.entries ?? []);
    }
  });
  let sequence = 0;
  const send = (command: string, given: object): number => {
    child.stdin.write(`${JSON.stringify({ seq: ++sequence, type: "request", command, arguments: given })}\n`);
    return sequence;
  };
  const ended = new Promise<never>((_, reject) => child.once("exit", (code) => reject(new Error(`tsserver: ${code}`))));
  const complete = async () => {
    const lines = program.unfinished.slice(0, program.offset).split("\n");
    const start = performance.now();
    const id = send("completionInfo", { file, line: lines.length, offset: (lines.at(-1)?.length ?? 0) + 1 });
    const entries = await Promise.race([new Promise<{ name: string }[]>((done) => pending.set(id, done)), ended]);
    return { ms: performance.now() - start, names: entries.map(({ name }) => name) };
  };
  ended.catch(() => {});
  try {
    const start = performance.now();
    send("open", { file, fileContent: program.unfinished });
    const { names } = await complete();
    const firstMs = performance.now() - start;
    const afterEditMs: number[] = [];
    for (let edit = 0; edit < edits; edit++) {
      // A new last line: the types of the program are checked again, the positions stay.
      const end = program.unfinished.split("\n").length + edit;
      send("change", { file, line: end, offset: 1, endLine: end, endOffset: 1, insertString: "// edited\n" });
      afterEditMs.push((await complete()).ms);
    }
    return { firstMs, afterEditMs, names };
  } finally {
    child.kill();
  }
}
