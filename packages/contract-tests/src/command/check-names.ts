/** Separate, so that `--help` does not load the checks. */
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

/** Checks that a kind of server cannot pass. */
export const profiles = {
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
  /** Without checks of rules that few documents state. */
  stated: ["http", "tasks", "assessments", "webhooks"],
} as const satisfies Record<string, readonly CheckName[]>;

export type ProfileName = keyof typeof profiles;

export const profileNames = Object.keys(profiles) as ProfileName[];
