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

/** Throws everything that a check reports, in one {@link DocumentError}. */
export function refuse(check: (report: Report) => void): void {
  const problems: Problem[] = [];
  check((pointer, problem) => problems.push({ pointer, problem }));
  const [first, ...more] = problems;
  if (first) throw new DocumentError(first.pointer, first.problem, more);
}
