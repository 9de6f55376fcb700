import { extname } from "node:path";

export interface Wait {
  /** Line number from 1. */
  readonly line: number;
  readonly text: string;
}

/** Calls that wait for time or measure it, by extension. */
const calls: Record<string, RegExp> = {
  ".ts": /\b(setTimeout|setInterval|sleep)\(|\bsetTimeout as \w+|\b(performance|Date)\.now\(|\bAbortSignal\.timeout\(/,
  ".py": /\b(time|anyio|asyncio)\.sleep\((?!0\))|\btime\.monotonic\(/,
  ".java": /\bThread\.sleep\(|\bSystem\.(nanoTime|currentTimeMillis)\(/,
  ".go": /\btime\.(Sleep|After|AfterFunc|Since)\(/,
  ".rs": /\b(thread|time)::sleep\(|\bInstant::now\(/,
};

const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*|#)/.test(line);

/** Returns the lines of a test file that wait for time or measure it. Files with fake timers set their own time. */
export function findWaits(file: string, text: string): Wait[] {
  const call = calls[extname(file)];
  if (call === undefined || text.includes("vi.useFakeTimers(")) return [];
  return text.split("\n").flatMap((line, index) => {
    const found = isComment(line) ? null : call.exec(line);
    return found === null ? [] : [{ line: index + 1, text: found[0] }];
  });
}
