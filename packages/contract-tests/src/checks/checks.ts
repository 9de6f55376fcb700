/** The checks of the command, each in the file of that name. */
export const checkNames = [
  "keys",
  "refused-queries",
  "refused-bodies",
  "lists",
  "filters",
  "figures",
  "links",
  "errors",
  "http",
  "stored",
  "references",
  "tasks",
  "assessments",
  "webhooks",
] as const;

export type CheckName = (typeof checkNames)[number];

/** Servers that cannot pass some checks by what they are. */
export const profiles = {
  /** Responds with examples and keeps nothing: a mock, stubs before they are filled in. */
  static: ["lists", "filters", "links", "errors", "http", "stored", "references", "tasks", "assessments", "webhooks"],
} as const satisfies Record<string, readonly CheckName[]>;

export type ProfileName = keyof typeof profiles;

export const profileNames = Object.keys(profiles) as ProfileName[];
