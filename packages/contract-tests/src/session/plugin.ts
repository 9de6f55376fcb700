import type { Operation } from "../document/document.ts";
import type { Check, PathValues, Session, Writing } from "./session.ts";

/** Checks and moves of one service that its document cannot describe. Generic code calls them without knowing the service. */
export interface Plugin {
  /** Run after the generic checks, and before the checks that compare what all others caused. */
  readonly checks: readonly Check[];
  /** Creates the data that an operation works on, if that takes calls of another API; undefined for other operations. */
  preparePath(writing: Writing, operation: Operation): Promise<PathValues | undefined>;
  /** Time of a server with an adjustable clock, in milliseconds since 1970; undefined for other servers. */
  readClock(session: Session): Promise<number | undefined>;
  /** Whether an operation moves the clock of the server, which cannot be undone. */
  movesClock(operation: Operation): boolean;
}
