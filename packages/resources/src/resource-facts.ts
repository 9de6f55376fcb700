import {
  type Api,
  isObject,
  jsonOf,
  keyword,
  type Operation,
  objectAt,
  successOf,
  textOf,
  type View,
} from "./document.ts";
import { componentsOf, type Draft, entityOf, fact, inputOf, isBelow, outputOf, refOf } from "./drafts.ts";
import { changedIn, createdIn, objectIn } from "./lists.ts";
import type { Confidence, Fact, Model, Reference, Resource, ResourceHints, Role } from "./model.ts";
import { collectionIn, idNames, memberNamed, nameOf, parametersIn, shapeOf, wordsOf } from "./names.ts";

/** Returns the resource of a draft with all facts that the document states about it. */
export function resourceOf(api: Api, draft: Draft, drafts: readonly Draft[], underived: Model["underived"]): Resource {
  const { name, kind, hints, roles } = draft;
  const entity = entityOf(draft);
  const inputs = roles
    .filter(({ role }) => role === "create" || role === "replace" || role === "patch")
    .map(({ operation, role }) => ({ role, operation, input: inputOf(api, operation, name) }));
  const read = roles.find(({ role }) => role === "read") ?? roles.find(({ role }) => role === "create");
  const output = read && outputOf(api, read.operation, name);
  const id =
    kind === "singleton"
      ? undefined
      : idOf(
          api,
          draft,
          entity,
          inputs.map(({ input }) => input?.view),
        );
  if (kind === "collection" && !id && draft.item)
    underived.push({
      name: `${name}: id`,
      reason: `no member of the items is named like the parameter of ${draft.item.value}`,
    });
  const created = createdIn(api, entity);
  const changed = changedIn(api, entity);
  const location = roles.find(
    ({ operation, role }) => role === "create" && successOf(operation)?.headers.has("location"),
  );
  const header = location && successOf(location.operation)?.headers.get("location");
  return {
    name,
    kind,
    collection: draft.collection,
    item: draft.item,
    operations: roles.map((one) => ({ ...one, operation: refOf(one.operation) })),
    id,
    parents: parentsOf(draft, drafts),
    envelope: fact(output?.path ?? [], output?.reason ?? "no response has the item", output ? "likely" : "guessed"),
    references: referencesOf(api, draft, drafts, [
      entity,
      ...inputs.flatMap(({ input }) => (input ? [input.view] : [])),
    ]),
    readOnly: readOnlyOf(
      api,
      entity,
      inputs.flatMap(({ input }) => (input ? [input.view] : [])),
      hints,
    ),
    created: created && fact(created.member, created.reason, "likely"),
    changed: changed && fact(changed.member, changed.reason, "likely"),
    unique: uniqueOf(api, draft, entity, inputs),
    location:
      location &&
      fact(
        /^https?:/.test(textOf(header?.example)) ? ("absolute" as const) : ("relative" as const),
        `${location.operation.key} declares the header Location`,
        header?.example === undefined ? "guessed" : "stated",
      ),
    onDelete: onDeleteOf(draft, drafts),
  };
}

function idOf(api: Api, draft: Draft, entity: View, inputs: readonly (View | undefined)[]): Resource["id"] {
  const parameter = parametersIn(draft.item?.value ?? "").at(-1)?.name;
  const collection = collectionIn(draft.item?.value ?? draft.collection?.value ?? "");
  const upsert = draft.roles.some(({ role }) => role === "create")
    ? undefined
    : draft.roles.find(({ role }) => role === "replace");
  const setBy = (member: string) =>
    inputs.some((view) => view?.required.has(member) && view.properties.has(member)) || upsert
      ? ("client" as const)
      : ("server" as const);
  const hinted = draft.hints.id?.split(".");
  if (hinted)
    return fact({ member: hinted, parameter: parameter ?? "id", setBy: setBy(hinted[0] ?? "") }, "the hint id", "hint");
  const members = [...entity.properties.keys()];
  const names = parameter === undefined ? ["id", "_id", "uuid", "guid"] : idNames(parameter, collection);
  for (const [index, wanted] of names.entries()) {
    const member = memberNamed(members, wanted);
    if (member === undefined) continue;
    const value = { member: [member], parameter: parameter ?? member, setBy: setBy(member) };
    if (index === 0 && parameter !== undefined) return fact(value, `named like the parameter ${parameter}`, "stated");
    return fact(
      value,
      `${member} for the parameter ${parameter ?? member}`,
      index < 3 || wanted === "id" ? "likely" : "guessed",
    );
  }
  // Kubernetes has `metadata.name` for `{name}`.
  const metadata = api.view(entity.properties.get("metadata"));
  const inner = parameter === undefined ? undefined : memberNamed(metadata.properties.keys(), parameter);
  if (parameter !== undefined && inner !== undefined) {
    const isSent = inputs.some((view) => view?.properties.has("metadata"));
    const value = { member: ["metadata", inner], parameter, setBy: isSent ? ("client" as const) : ("server" as const) };
    return fact(value, `metadata.${inner} is named like the parameter`, "likely");
  }
  return parameter === undefined || entity.properties.size > 0
    ? undefined
    : fact(
        { member: [parameter], parameter, setBy: upsert ? "client" : "server" },
        "the parameter; no response has a schema",
        "guessed",
      );
}

function parentsOf(draft: Draft, drafts: readonly Draft[]): Resource["parents"] {
  const path = draft.item?.value ?? draft.collection?.value ?? "";
  const all = parametersIn(path);
  const above = draft.item && draft.kind === "collection" ? all.slice(0, -1) : all;
  return above.flatMap(({ name: parameter, shape }) => {
    const hinted = draft.hints.parents?.[parameter];
    if (hinted !== undefined) return [fact({ resource: hinted, parameter }, "the hint parents", "hint")];
    const parent = drafts.find(
      (one) => one !== draft && one.kind === "collection" && one.item && shapeOf(one.item.value) === shape,
    );
    return parent
      ? [fact({ resource: parent.name, parameter }, `the path is below ${parent.item?.value}`, "stated")]
      : [];
  });
}

function referencesOf(api: Api, draft: Draft, drafts: readonly Draft[], views: readonly View[]): Fact<Reference>[] {
  const found = new Map<string, Fact<Reference>>();
  const hinted = draft.hints.references ?? {};
  const targets = drafts.filter((one) => one.kind === "collection" && one.item);
  const own = new Set(parametersIn(draft.item?.value ?? "").map(({ shape }) => shape));
  const nearest = (candidates: Draft[]) => candidates.sort((a, b) => distance(a, own) - distance(b, own))[0];
  const visit = (view: View, path: string[], depth: number): void => {
    for (const [member, schema] of view.properties) {
      const whole = api.view(schema);
      const inner = objectIn(api, schema);
      const isList = inner !== whole;
      const member_ = [...path, member];
      const key = member_.join(".");
      if (found.has(key) || hinted[key] === null) continue;
      const isObject_ = inner.types.includes("object") || inner.properties.size > 0;
      const holds = isObject_ ? (isList ? "objects" : "object") : isList ? "ids" : "id";
      const hint = hinted[key];
      if (hint !== undefined) {
        found.set(key, fact({ member: member_, resource: hint, holds }, "the hint references", "hint"));
        continue;
      }
      const target = targetOf(member, inner, isObject_, targets, draft, nearest);
      if (target)
        found.set(key, fact({ member: member_, resource: target.draft.name, holds }, target.reason, target.confidence));
      else if (isObject_ && depth < 1 && !/^_links$/.test(member)) visit(inner, member_, depth + 1);
    }
  };
  for (const view of views) visit(view, [], 0);
  linkReferences(api, draft, targets, found);
  return [...found.values()];
}

const distance = ({ item }: Draft, own: ReadonlySet<string>): number =>
  parametersIn(item?.value ?? "")
    .slice(0, -1)
    .filter(({ shape }) => !own.has(shape)).length;

function targetOf(
  member: string,
  inner: View,
  isObject_: boolean,
  targets: Draft[],
  draft: Draft,
  nearest: (found: Draft[]) => Draft | undefined,
): { draft: Draft; reason: string; confidence: Confidence } | undefined {
  const words = wordsOf(member);
  const isId = /^(ids?|uuids?|guid|key)$/.test(words.at(-1) ?? "") && words.length > 1;
  if (isObject_) {
    const { component } = inner;
    const bySchema =
      component === undefined
        ? undefined
        : nearest(targets.filter((one) => one !== draft && componentsOf(one).has(component)));
    if (bySchema) return { draft: bySchema, reason: `its schema is ${component}`, confidence: "stated" };
    const byName = inner.properties.has("id")
      ? nearest(
          targets.filter((one) => one !== draft && nameOf(collectionIn(one.item?.value ?? "")) === nameOf(member)),
        )
      : undefined;
    return byName && { draft: byName, reason: `named like ${byName.name}, with an id`, confidence: "likely" };
  }
  if (inner.types.length > 0 && !inner.types.some((type) => type === "string" || type === "integer")) return undefined;
  if (!isId || keyword(inner, "enum") !== undefined) return undefined;
  const base = nameOf(words.slice(0, -1).join(" "));
  const whole = nearest(targets.filter((one) => nameOf(collectionIn(one.item?.value ?? "")) === base));
  if (whole && whole !== draft) return { draft: whole, reason: `named like ${whole.name}`, confidence: "likely" };
  const last = nearest(targets.filter((one) => nameOf(collectionIn(one.item?.value ?? "")) === base.split(" ").at(-1)));
  if (last && last !== draft && base.includes(" "))
    return { draft: last, reason: `ends like ${last.name}`, confidence: "guessed" };
  if (/^parent( |$)/.test(base)) return { draft, reason: "an id of the same collection", confidence: "guessed" };
  return undefined;
}

/** Adds references from the `links` of responses: `$response.body#/ownerId` is the id of another operation. */
function linkReferences(api: Api, draft: Draft, targets: Draft[], found: Map<string, Fact<Reference>>): void {
  for (const { operation } of draft.roles)
    for (const link of Object.values(successOf(operation)?.links ?? {}).map((one) => api.resolve(one))) {
      if (!isObject(link)) continue;
      const target = targets.find(({ roles }) =>
        roles.some((one) => one.role === "read" && one.operation.operationId === link.operationId),
      );
      const last = parametersIn(target?.item?.value ?? "").at(-1)?.name ?? "";
      const member = /^\$response\.body#\/(\w+)$/.exec(textOf(objectAt(link, "parameters")[last]))?.[1];
      if (target && target !== draft && member !== undefined)
        found.set(
          member,
          fact({ member: [member], resource: target.name, holds: "id" }, `a link of ${operation.key}`, "stated"),
        );
    }
}

function readOnlyOf(api: Api, entity: View, inputs: readonly View[], hints: ResourceHints): Fact<string>[] {
  const hinted = new Set(hints.readOnly ?? []);
  return [...entity.properties].flatMap(([name, schema]): Fact<string>[] => {
    if (hinted.has(name)) return [fact(name, "the hint readOnly", "hint")];
    if (keyword(api.view(schema), "readOnly") === true) return [fact(name, "readOnly", "stated")];
    const named = inputs.filter(({ properties }) => properties.size > 0);
    return named.length > 0 && named.every(({ properties }) => !properties.has(name))
      ? [fact(name, "no request has it", "likely")]
      : [];
  });
}

const UNIQUE =
  /\b(must|has to|should|needs to|will) be (globally )?unique\b|\bis unique\b|\bunique (name|within|in|across|per|for|among|to)\b|\balready (taken|in use)\b|\bmust not (already )?exist\b/i;

/** Returns the text that declares a member unique. "Unique identifier" counts only for a key of the item itself. */
function uniqueText(name: string, text: string, collection: string): string | undefined {
  const words = wordsOf(name);
  const owner = nameOf(words.slice(0, -1).join(" "));
  const isKey = /^(id|uuid|code|key|slug|number|handle|username|identifier)$/.test(words.at(-1) ?? "");
  const isOwn =
    isKey && (/^(|external|custom|client|reference|user|short)$/.test(owner) || owner === nameOf(collection));
  if (isKey && !isOwn) return undefined;
  return (isOwn ? /\bunique\b/i.exec(text) : UNIQUE.exec(text))?.[0];
}

function uniqueOf(
  api: Api,
  draft: Draft,
  entity: View,
  inputs: { role: Role; operation: Operation; input: { view: View } | undefined }[],
): Fact<string>[] {
  const found = new Map<string, Fact<string>>();
  for (const name of draft.hints.unique ?? []) found.set(name, fact(name, "the hint unique", "hint"));
  const views = inputs.flatMap(({ input }) => (input ? [input.view] : []));
  const members = new Map(views.flatMap(({ properties }) => [...properties]));
  for (const [name, schema] of members) {
    const view = api.view(schema);
    const text = textOf(keyword(view, "description"));
    const isText = view.types.every((type) => type === "string") && keyword(view, "enum") === undefined;
    const stated = isText && !found.has(name) ? uniqueText(name, text, draft.name) : undefined;
    if (stated !== undefined && !/\b(not|need not be|non-?) ?unique|unique (items|list)/i.test(text))
      found.set(name, fact(name, `its description: "${stated}"`, "stated"));
  }
  for (const { operation, role } of inputs) {
    if (role !== "create") continue;
    for (const response of operation.responses.filter(({ status }) => /^4(09|22)$/.test(status))) {
      const examples = jsonOf(response.media)?.examples.map(({ value }) => JSON.stringify(value)) ?? [];
      const text = [response.description, ...examples].join(" ");
      if (!/\b(exist|taken|in use|duplicate|unique|same)/i.test(text)) continue;
      for (const [name, schema] of members) {
        const words = wordsOf(name).join("[ _-]?");
        const { types } = api.view(schema);
        if (found.has(name) || !entity.properties.has(name) || !types.includes("string") || words.length < 4) continue;
        const near = new RegExp(
          `\\b(with|this|that|the|same|duplicate) (the |this |that |same )*${words}\\b|\\b${words}\\b[^.]{0,30}\\b(exist|taken|in use|unique|used)`,
          "i",
        );
        if (near.test(text)) found.set(name, fact(name, `${response.status} of ${operation.key} names it`, "likely"));
      }
    }
  }
  return [...found.values()];
}

function onDeleteOf(draft: Draft, drafts: readonly Draft[]): Resource["onDelete"] {
  if (draft.hints.onDelete) return fact(draft.hints.onDelete, "the hint onDelete", "hint");
  const remove = draft.roles.find(({ role }) => role === "delete");
  const conflict = remove?.operation.responses.find(({ status }) => status === "409");
  const children = drafts.some(
    (one) => one !== draft && draft.item && isBelow(one.item?.value ?? one.collection?.value ?? "", draft.item.value),
  );
  if (
    children &&
    conflict &&
    /(in use|still|has |contains|referenc|depend|not empty|used by)/i.test(conflict.description)
  )
    return fact("refuse", `409 of ${remove?.operation.key}`, "likely");
  return fact("cascade", "the document does not forbid it", "guessed");
}
