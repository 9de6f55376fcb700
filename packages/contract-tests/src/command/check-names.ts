/** Names of all checks in the order of a run. Listed here so that `--help` does not load the checks; a test compares the two. */
export const checkNames = [
  "figures",
  "times",
  "errors",
  "secrets",
  "links",
  "lists",
  "references",
  "media-types",
  "http",
  "stored",
  "parameters",
  "values",
  "locations",
  "refused-bodies",
  "refused-queries",
  "unknown-ids",
  "keys",
  "tasks",
  "assessments",
  "webhooks",
  "filters",
  "views",
] as const;

export type CheckName = (typeof checkNames)[number];

/** Checks that one kind of server cannot pass, by profile. */
export const profiles = {
  /** A server that responds with examples and stores nothing: a mock, or unimplemented stubs. */
  static: [
    "times",
    "lists",
    "filters",
    "links",
    "errors",
    "http",
    "stored",
    "views",
    "values",
    "references",
    "tasks",
    "assessments",
    "webhooks",
  ],
  /** Any server: without the checks of rules that few documents state. */
  stated: ["http", "tasks", "assessments", "webhooks"],
} as const satisfies Record<string, readonly CheckName[]>;

export type ProfileName = keyof typeof profiles;

export const profileNames = Object.keys(profiles) as ProfileName[];
