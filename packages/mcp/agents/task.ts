/** Something to do in an organization with demo data, and how to tell that it was done, whoever did it. */
export interface Task {
  readonly id: string;
  /** What a person would ask for. */
  readonly prompt: string;
  /** A snippet of ours that does it; what it returns is the answer. */
  readonly solution: string;
  /**
   * What the journal has of it, no more and no less, such as `{"+ candidates": 1, "mail INVITATION": 1}`. Of what is changed, `~ teams`, any number
   * counts as 1; changes of what is also created are part of that.
   */
  readonly changes: Readonly<Record<string, number>>;
  /** E-mail address of the candidate that `changes` are about; others are left out, such as those to whom time happens, too. */
  readonly about?: string;
  /** What the answer has to say; one for each. */
  readonly answer?: readonly (string | RegExp)[];
  /** A snippet that returns true where the state is as it should be. */
  readonly check?: string;
}

export interface Kind {
  readonly name: string;
  readonly tasks: readonly Task[];
}
