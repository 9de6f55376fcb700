import { type Api, jsonOf, type Operation, readApi, successOf, type View } from "./document.ts";
import { applyRoleHints, checkHints, draftsOf, entityOf, nameDrafts } from "./drafts.ts";
import { type FoundList, findList } from "./lists.ts";
import type { Hints, List, Model } from "./model.ts";
import { isItem, segmentsOf, shapeOf } from "./names.ts";
import { resourceOf } from "./resource-facts.ts";

/** A model with the data that its behaviour needs. */
export interface Derived {
  model: Model;
  api: Api;
  /** Views of the item in responses, by resource name. */
  entities: Map<string, View>;
}

/**
 * Derives the resources of a bundled OpenAPI document of version 3.0 to 3.2. Throws an Error for other documents and
 * for hints with unknown names.
 */
export const deriveModel = (document: unknown, hints: Hints = {}): Model => derive(document, hints).model;

export function listsOf(document: unknown): List[] {
  const api = readApi(document);
  return api.operations.flatMap((operation) => findList(api, operation)?.list ?? []);
}

const derivations = new WeakMap<Model, Derived>();

export const derivedFrom = (model: Model): Derived => {
  const known = derivations.get(model);
  if (!known) throw new Error("this model was not returned by deriveModel");
  return known;
};

function derive(document: unknown, hints: Hints): Derived {
  const api = readApi(document);
  const found = new Map<Operation, FoundList>();
  for (const operation of api.operations) {
    const list = findList(api, operation);
    if (list) found.set(operation, list);
  }
  const reasons = new Map<Operation, string>();
  const drafts = draftsOf(api, found, reasons);
  nameDrafts(drafts);
  checkHints(api, drafts, hints);
  for (const draft of drafts) draft.hints = hints.resources?.[draft.name] ?? {};
  applyRoleHints(api, drafts);

  const entities = new Map(drafts.map((draft) => [draft.name, entityOf(draft)]));
  const underived: Model["underived"] = [];
  const resources = drafts.map((draft) => resourceOf(api, draft, drafts, underived));
  const lists = [...found].map(([operation, { list }]): List => {
    const owner = drafts.find(({ roles }) => roles.some((one) => one.operation === operation && one.role === "list"));
    return { ...list, resource: owner?.name };
  });
  for (const operation of api.operations) {
    if (drafts.some(({ roles }) => roles.some((one) => one.operation === operation))) continue;
    underived.push({ name: operation.key, reason: reasons.get(operation) ?? reasonFor(api, operation) });
  }
  for (const { operation, unknown } of lists)
    for (const { name, reason } of unknown)
      underived.push({ name: `${operation.method} ${operation.path} ?${name}`, reason });
  const model: Model = { document: api.root, resources, lists, underived };
  const derived = { model, api, entities };
  derivations.set(model, derived);
  return derived;
}

function reasonFor(api: Api, operation: Operation): string {
  const response = successOf(operation);
  if (!response) return "no successful response is declared";
  if (response.media.length > 0 && !jsonOf(response.media))
    return `responds with ${response.media[0]?.mediaType}, not with JSON`;
  if (operation.method === "GET") {
    const media = jsonOf(response.media);
    if (!media) return "responds without a body";
    return media.schema === undefined ? "the response has no schema" : "neither a list nor an item of a collection";
  }
  if (/^\{[^}]+\}$/.test(segmentsOf(operation.path).at(-1) ?? "")) return `${operation.method} of an item is an action`;
  return api.operations.some((one) => shapeOf(operation.path).startsWith(`${shapeOf(one.path)}/`) && isItem(one.path))
    ? "an action on an item: the document does not describe its changes"
    : "an action: the document does not describe its changes";
}
