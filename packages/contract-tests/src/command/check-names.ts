/** In a file without imports, so that `--help` does not load the checks. */
export const checkNames = [
  "figures",
  "times",
  "errors",
  "secrets",
  "links",
  "lists",
  "references",
  "media-types",
  "caching",
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

/** Checks to skip for a kind of server that cannot pass them. */
export const profiles = {
  static: [
    "times",
    "lists",
    "filters",
    "links",
    "errors",
    "caching",
    "http",
    "stored",
    "views",
    "values",
    "references",
    "tasks",
    "assessments",
    "webhooks",
  ],
  stated: ["http", "tasks", "assessments", "webhooks"],
} as const satisfies Record<string, readonly CheckName[]>;

export type ProfileName = keyof typeof profiles;

export const profileNames = Object.keys(profiles) as ProfileName[];
