/** Assignment of a candidate, as in the administration panel. */
export interface Assignment {
  move: "assign";
  id: string;
  user: string;
  team: string;
}

/** An action without an operation: by a candidate on an assessment, of a build, or of the clock. */
interface CandidateMove {
  /** `build` finishes the build of a task, `wait` advances one minute. */
  move: "start" | "answer" | "submit" | "assess" | "cancel" | "expire" | "fail" | "build" | "wait";
  /** Id of the assessment; of the candidate in V1, of the task for `build`. */
  id: string;
}

type SimulatedMove = CandidateMove | Assignment;

/** Performs a move. Resolves to `false` if unsupported; dependent checks are skipped. */
export type Simulate = (move: SimulatedMove) => Promise<unknown>;

/** A webhook registered without an operation. */
interface RegisteredHook {
  secret: string;
  remove(): Promise<void>;
}

/** Registers a webhook for a version in the organization of a key. `refused` is why the service refused it, which is a finding. */
export type RegisterHook = (hook: {
  version: string;
  url: string;
  apiKey: string;
}) => Promise<RegisteredHook | { refused: string }>;

export interface Simulation {
  simulate: Simulate;
  register?: RegisterHook | undefined;
}
