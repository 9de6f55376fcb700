/** Assignment of a candidate, as in the administration panel. */
export interface Assignment {
  move: "assign";
  id: string;
  user: string;
  team: string;
}

interface CandidateMove {
  /** `build` finishes a build, `wait` advances one minute. */
  move: "start" | "answer" | "submit" | "assess" | "cancel" | "expire" | "fail" | "build" | "wait";
  /** Id of the candidate in V1, of the task for `build`. */
  id: string;
}

type SimulatedMove = CandidateMove | Assignment;

/** Resolves to `false` if unsupported. */
export type Simulate = (move: SimulatedMove) => Promise<unknown>;

interface RegisteredHook {
  secret: string;
  remove(): Promise<void>;
}

/** Registers a webhook; `refused` is the service's reason. */
export type RegisterHook = (hook: {
  version: string;
  url: string;
  apiKey: string;
}) => Promise<RegisteredHook | { refused: string }>;

export interface Simulation {
  simulate: Simulate;
  register?: RegisterHook | undefined;
}
