import type { Check, Plugin } from "../session/session.ts";
import { caching } from "./caching.ts";
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
 * Returns the generic checks, the plug-in's and the user's, in call order. The comparison of responses with the document is always on, so
 * it is not a check.
 */
export const checksWith = (plugin?: Plugin, own: readonly Check[] = []): readonly Check[] => [
  figures,
  times,
  errors,
  secrets,
  links,
  lists,
  references,
  mediaTypes,
  caching,
  http,
  stored,
  parameters,
  values,
  locations,
  refusedBodies,
  refusedQueries,
  unknownIds,
  keys,
  ...(plugin?.checks ?? []),
  ...own,
  filters,
  views,
];
