export interface Task {
  readonly id: string;
  readonly prompt: string;
  /** Reference snippet, whose return value is the answer. */
  readonly solution: string;
  /**
   * Expected journal entries, such as `{"+ candidates": 1, "mail INVITATION": 1}`. Changes (`~ teams`) count as 1,
   * except changes of created entities.
   */
  readonly changes: Readonly<Record<string, number>>;
  /** E-mail address of the candidate in `changes`. Ignores entries about other candidates, such as timer effects. */
  readonly about?: string;
  readonly answer?: readonly (string | RegExp)[];
  /** Snippet that returns true if the state is correct. */
  readonly check?: string;
}

export type Solver = (task: Task, mcpUrl: string) => Promise<string>;

export interface Kind {
  readonly name: string;
  readonly tasks: readonly Task[];
}

/** `changes` of an invitation with a started, submitted and scored test. */
export const wholeFlow: Task["changes"] = {
  "+ candidates": 1,
  "mail INVITATION": 1,
  "event TEST_STARTED": 1,
  "event TEST_FINISHED": 1,
  "event ASSESSMENT_COMPLETED": 1,
};
