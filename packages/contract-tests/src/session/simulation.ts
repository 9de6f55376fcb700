/** The assignment of a candidate, which is done in the administration panel. */
export interface Assignment {
  move: "assign";
  /** Id of the candidate. */
  id: string;
  /** Id of the person. */
  user: string;
  /** Id of the team. */
  team: string;
}

/** An action that no version of the API offers: one of a candidate on an assessment, a build, or the passing of time. */
export interface CandidateMove {
  /** `build` lets a task be built, `wait` lets a minute pass. */
  move: "start" | "answer" | "submit" | "assess" | "cancel" | "expire" | "fail" | "build" | "wait";
  /** Id of the assessment; in V1 of the candidate, for `build` of the task. */
  id: string;
}

export type SimulatedMove = CandidateMove | Assignment;

/** Performs a move; resolves to `false` where it cannot, and checks that depend on the move are left out. */
export type Simulate = (move: SimulatedMove) => Promise<unknown>;

/** A webhook that was registered without an operation of the version. */
export interface RegisteredHook {
  secret: string;
  remove(): Promise<void>;
}

/** Registers an address for the events of a version, in the organization of a key. */
export type RegisterHook = (hook: { version: string; url: string; apiKey: string }) => Promise<RegisteredHook>;

export interface Simulation {
  simulate: Simulate;
  register?: RegisterHook | undefined;
}
