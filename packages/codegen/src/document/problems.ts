export interface Problem {
  pointer: string;
  problem: string;
}

/** Takes each problem that a check finds. */
export type Report = (pointer: string, problem: string) => void;

/**
 * A document that cannot be turned into code, and where: `pointer` is an RFC 6901 JSON pointer. Where several things are wrong,
 * the message has a line for each and `problems` lists them.
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
  /** Takes each place where a document is not as OpenAPI wants it, and what is assumed there. */
  tell?: Report | undefined;
  /** Whether such a place is refused. */
  strict?: boolean | undefined;
}

/** Reads with a `tell` as wished; strictly, everything that was told is thrown in one {@link DocumentError}. */
export function reading<Result>({ tell = () => {}, strict = false }: Reading, read: (tell: Report) => Result): Result {
  if (!strict) return read(tell);
  let result: Result | undefined;
  refuse((report) => {
    result = read(report);
  });
  return result as Result;
}

/** Throws everything that a check reports, in one {@link DocumentError}. */
export function refuse(check: (report: Report) => void): void {
  const problems: Problem[] = [];
  check((pointer, problem) => problems.push({ pointer, problem }));
  const [first, ...more] = problems;
  if (first) throw new DocumentError(first.pointer, first.problem, more);
}
