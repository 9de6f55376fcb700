/** As in the administration panel. */
export interface Assignment {
  move: "assign";
  id: string;
  user: string;
  team: string;
}

/** By a candidate, of a build, or of the clock. */
interface CandidateMove {
  /** `build` finishes a build, `wait` advances one minute. */
  move: "start" | "answer" | "submit" | "assess" | "cancel" | "expire" | "fail" | "build" | "wait";
  /** Of the candidate in V1, of the task for `build`. */
  id: string;
}

type SimulatedMove = CandidateMove | Assignment;

/** Resolves to `false` if unsupported. */
export type Simulate = (move: SimulatedMove) => Promise<unknown>;

/** Registered without an operation. */
interface RegisteredHook {
  secret: string;
  remove(): Promise<void>;
}

/** `refused`: why the service refused it. */
export type RegisterHook = (hook: {
  version: string;
  url: string;
  apiKey: string;
}) => Promise<RegisteredHook | { refused: string }>;

export interface Simulation {
  simulate: Simulate;
  register?: RegisterHook | undefined;
}
