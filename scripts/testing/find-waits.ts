import { extname } from "node:path";

export interface Wait {
  /** Counts from 1. */
  readonly line: number;
  readonly text: string;
}

/** Code that waits for time or measures it, by extension; also under an alias, which mentions the name once. */
const calls: Record<string, RegExp> = {
  ".ts": any(
    /(?<!spyOn\(globalThis, ")\bset(?:Timeout|Interval)\b|\bscheduler\.wait\b|\bwaitForTimeout\(|\bsleep(?:Sync)?\(/,
    // Without a timeout it waits for an event.
    /\bAtomics\.wait(?:Async)?\((?:[^,]*,){3}/,
    /\b(?:performance|Date)\??\.?(?:now\b|\["now)|\bperformance\.(?:mark|measure)\(|\bprocess\.hrtime\b|\bconsole\.time\(/,
    /\bnew Date\(\)\s*\.\s*(?:getTime|valueOf)\(|[-+]\s*new Date\(\)|\bAbortSignal(?:\.|\[")timeout\b/,
    /["'`]sleep (?:\d|\$)|["']sleep["'],\s*\[/,
  ),
  ".py": any(
    /(?<!def )\bsleep\((?!0\))|\b(?:monotonic|perf_counter)(?:_ns)?\(|\bfrom time import sleep\b/,
    /\bthreading\.Timer\(/,
  ),
  ".java": any(
    /\bsleep\(|\bparkNanos\(|\bSystem\.(?:nanoTime|currentTimeMillis)\(/,
    /\bdelayedExecutor\(|\bnew Timer\(/,
  ),
  ".go": any(
    /\btime\.(?:Sleep|After|AfterFunc|Since|Until|Tick|NewTimer|NewTicker)\b/,
    /^\s*(?:import )?[\w.]+ "time"/,
  ),
  ".rs": any(/\bsleep(?:_ms|_until)?\(|\bInstant::now\(|\bpark_timeout\(|\btime::(?:sleep|interval|timeout)\b/),
};

function any(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"));
}

const isComment = (line: string, extension: string): boolean =>
  extension === ".py" ? /^\s*#/.test(line) : /^\s*(?:\/\/|\*|\/\*(?!.*\*\/\s*\S))/.test(line);

/** Without `toFake`, all of time is fake. */
const fakes = /\bvi\.useFakeTimers\((?:\{[^}]*\btoFake: \[([^\]]*)\])?/;

/** Lines of a test file that wait for real time or measure it. */
export function findWaits(file: string, text: string): Wait[] {
  const extension = extname(file);
  const call = calls[extension];
  const lines = text.split("\n").map((line) => (isComment(line, extension) ? "" : line));
  const faked = lines.flatMap((line) => fakes.exec(line) ?? []);
  if (call === undefined || (faked.length > 0 && faked[1] === undefined)) return [];
  const names = [...(faked[1] ?? "").matchAll(/\w+/g)].map(([name]) => name);
  return lines.flatMap((line, index) => {
    const found = call.exec(line)?.[0];
    return found === undefined || names.some((name) => found.includes(name)) ? [] : [{ line: index + 1, text: found }];
  });
}
