/** Names of all checks in call order. A separate list, so that `--help` does not load the checks; a test compares both. */
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

/** Checks that a kind of server cannot pass, by profile. */
export const profiles = {
  /** A server with example responses and no storage: a mock or unimplemented stubs. */
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
  /** Any server: excludes checks of rules that few documents state. */
  stated: ["http", "tasks", "assessments", "webhooks"],
} as const satisfies Record<string, readonly CheckName[]>;

export type ProfileName = keyof typeof profiles;

export const profileNames = Object.keys(profiles) as ProfileName[];
