/** Something to do in an organization with demo data, and how to tell that it was done, whoever did it. */
export interface Task {
  readonly id: string;
  /** The request, as a person would put it. */
  readonly prompt: string;
  /** A snippet of ours that does it; what it returns is the answer. */
  readonly solution: string;
  /**
   * Entries that the journal has of it, no more and no less, such as `{"+ candidates": 1, "mail INVITATION": 1}`. Of changes, `~ teams`, any number
   * counts as 1; changes of what is also created are part of that.
   */
  readonly changes: Readonly<Record<string, number>>;
  /** E-mail address of the candidate that `changes` are about; others are left out, such as those to whom time happens, too. */
  readonly about?: string;
  /** Texts that the answer has to contain, each. */
  readonly answer?: readonly (string | RegExp)[];
  /** A snippet that returns true where the state is as it should be. */
  readonly check?: string;
}

/** Does a task with an MCP server and returns the answer. */
export type Solver = (task: Task, mcpUrl: string) => Promise<string>;

export interface Kind {
  readonly name: string;
  readonly tasks: readonly Task[];
}

/** `changes` of an invitation whose test is started, submitted and scored. */
export const wholeFlow: Task["changes"] = {
  "+ candidates": 1,
  "mail INVITATION": 1,
  "event TEST_STARTED": 1,
  "event TEST_FINISHED": 1,
  "event ASSESSMENT_COMPLETED": 1,
};
