import { assessments } from "../lives/assessments.ts";
import { tasks } from "../lives/tasks.ts";
import { webhooks } from "../lives/webhooks.ts";
import type { Check } from "../session/session.ts";
import { errors } from "./errors.ts";
import { figures } from "./figures.ts";
import { filters } from "./filters.ts";
import { http } from "./http.ts";
import { keys } from "./keys.ts";
import { links } from "./links.ts";
import { lists } from "./lists.ts";
import { locations } from "./locations.ts";
import { mediaTypes } from "./media-types.ts";
import { parameters } from "./parameters.ts";
import { references } from "./references.ts";
import { refusedBodies } from "./refused-bodies.ts";
import { refusedQueries } from "./refused-queries.ts";
import { secrets } from "./secrets.ts";
import { stored } from "./stored.ts";
import { times } from "./times.ts";
import { unknownIds } from "./unknown-ids.ts";
import { values } from "./values.ts";
import { views } from "./views.ts";

/**
 * All checks of the command, in the order in which they are called at each moment of a run. The comparison of responses with the document is not in
 * the list, since it cannot be left out.
 */
export const checks = [
  figures,
  times,
  errors,
  secrets,
  links,
  lists,
  references,
  mediaTypes,
  http,
  stored,
  parameters,
  values,
  locations,
  refusedBodies,
  refusedQueries,
  unknownIds,
  keys,
  tasks,
  assessments,
  webhooks,
  // After those, since it asks for what they brought about.
  filters,
  // Last, since it compares what all others brought about.
  views,
] as const satisfies readonly Check[];

export type CheckName = (typeof checks)[number]["name"];

export const checkNames: readonly CheckName[] = checks.map(({ name }) => name);

/** Checks that a kind of server cannot pass, by profile. */
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
  /** A server of whose document only what it states is checked: what others seldom promise is left out. */
  stated: ["http", "tasks", "assessments", "webhooks"],
} as const satisfies Record<string, readonly CheckName[]>;

export type ProfileName = keyof typeof profiles;

export const profileNames = Object.keys(profiles) as ProfileName[];
