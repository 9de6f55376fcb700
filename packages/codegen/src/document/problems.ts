export interface Problem {
  pointer: string;
  problem: string;
}

export type Report = (pointer: string, problem: string) => void;

/**
 * A document that does not allow code generation. `pointer` is a JSON pointer (RFC 6901). The message has one line per
 * problem.
 */
export class DocumentError extends Error {
  override name = "DocumentError";
  readonly pointer: string;
  readonly problems: readonly Problem[];

  constructor(pointer: string, problem: string, more: readonly Problem[] = []) {
    const problems = [{ pointer, problem }, ...more];
    super(problems.map((one) => `${one.pointer}: ${one.problem}`).join("\n"));
    this.pointer = pointer;
    this.problems = problems;
  }
}

export interface Reading {
  tell?: Report | undefined;
  /** Whether to treat deviations as errors. */
  strict?: boolean | undefined;
}

/** Calls `read` and passes on its notices; in strict mode, throws them in one {@link DocumentError}. */
export function reading<Result>({ tell = () => {}, strict = false }: Reading, read: (tell: Report) => Result): Result {
  if (!strict) return read(tell);
  let result: Result | undefined;
  refuse((report) => {
    result = read(report);
  });
  return result as Result;
}

/** Throws all problems in one {@link DocumentError}. */
export function refuse(check: (report: Report) => void): void {
  const problems: Problem[] = [];
  check((pointer, problem) => problems.push({ pointer, problem }));
  const [first, ...more] = problems;
  if (first) throw new DocumentError(first.pointer, first.problem, more);
}
