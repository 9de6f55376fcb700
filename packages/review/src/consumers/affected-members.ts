import type { DocumentPair } from "../model/change.ts";
import type { Finding } from "../model/finding.ts";
import { arrayAt, isObject, type JsonObject, objectAt } from "../model/json.ts";
import { parametersOf } from "../model/operations.ts";
import { child, isWithin, parentOf, tokensOf, valueAt } from "../model/pointer.ts";
import { createValidator } from "../values/validator.ts";
import {
  type Described,
  describing,
  isReadOnly,
  membersOf,
  operationNamed,
  resolveMember,
  sameName,
  schemasAt,
} from "./members.ts";
import { type ApiUse, baseOf, type Call, type MemberUse, type Position, type Site, type Usage } from "./usage.ts";

/** A member that the consumer uses, with all schemas of its value in the old document. */
export interface Used {
  key: string;
  member: MemberUse;
  places: Set<string>;
  schemas: Set<string>;
}

export interface Consumer {
  usage: Usage;
  use: ApiUse;
  used: Used[];
  /** Calls by operation, whose key ignores the names of path parameters. */
  calls: Map<string, Call[]>;
}

export interface Effect {
  at: Position[];
  why: string;
}

export const effect = (at: readonly Position[], why: string): Effect | undefined =>
  at.length === 0 ? undefined : { at: [...new Set(at)], why };

/** Returns the effect of a change of a schema: on members that the consumer reads or sends. */
export function effectOfSchema(consumer: Consumer, finding: Finding, documents: DocumentPair): Effect | undefined {
  const { flows, property } = finding;
  const root = documents.before;
  const holders = new Set(
    (finding.schemas ?? [])
      .flatMap(({ nodes, parts }) => [...nodes.before, ...parts.before])
      .map((pointer) => existing(root, pointer)),
  );
  const described = describing(
    root,
    [...holders].map((pointer) => ({ pointer, key: "" })),
  ).filter(({ pointer }) => isNextTo(pointer, holders));
  const effects: (Effect | undefined)[] = [];
  if (flows.length === 0 || flows.includes("request"))
    effects.push(onRequest(consumer, finding, holders, described, documents));
  if (flows.length === 0 || flows.includes("response")) {
    const isDeclared = described.some(
      ({ pointer }) => (property ?? "") in objectAt(valueAt(root, pointer), "properties"),
    );
    const isRead = property !== undefined && isDeclared && finding.rule !== "property-added";
    const places = new Set(described.map(({ pointer }) => child(pointer, "properties", property ?? "")));
    const uses = consumer.used.filter((one) =>
      isRead
        ? [...places].some((place) => one.places.has(place)) || holdsAsText(root, one, holders)
        : [...holders].some((place) => one.schemas.has(place)),
    );
    effects.push(
      onResponse(
        consumer,
        finding,
        uses.filter((one) => isOfOperations(one, finding)),
      ),
    );
  }
  const found = effects.filter((one) => one !== undefined);
  return effect(
    found.flatMap(({ at }) => at),
    [...new Set(found.map(({ why }) => why))].join("; "),
  );
}

const existing = (root: JsonObject, pointer: string): string =>
  pointer === "#" || isObject(valueAt(root, pointer)) || typeof valueAt(root, pointer) === "boolean"
    ? pointer
    : existing(root, parentOf(pointer));

const isNextTo = (pointer: string, holders: ReadonlySet<string>): boolean =>
  holders.has(pointer) ||
  ![...holders].some((holder) => isWithin(pointer, holder)) ||
  /\/(allOf|anyOf|oneOf)\/\d+$/.test(pointer);

/** Returns false for inline members of operations that the finding does not list. */
const isOfOperations = ({ key }: Used, { operations }: Finding): boolean => {
  const part = /^(.*) [^ ]+$/.exec(baseOf(key));
  if (!part || /^\w+:/.test(baseOf(key))) return true;
  return operations.length === 0 || operations.map(sameName).includes(sameName(part[1] ?? ""));
};

const shortName = (key: string): string => {
  const tokens = key
    .slice(baseOf(key).length + 1)
    .split("/")
    .filter(Boolean);
  return tokens.at(-1) === "*"
    ? `all of ${baseOf(key)}`
    : tokens.length > 0
      ? `\`${tokens.at(-1)}\``
      : `the body of ${baseOf(key).replace(/ [^ ]+$/, "")}`;
};

const namesOf = (uses: readonly Used[]): string => {
  const names = [...new Set(uses.map(({ key }) => shortName(key)))];
  return names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
};

function onResponse({ usage }: Consumer, { rule, verdict }: Finding, uses: readonly Used[]): Effect | undefined {
  const compared = uses.flatMap(({ member }) => Object.values(member.compared ?? {}).flat());
  if (/^enum-values/.test(rule) && compared.length > 0) {
    const values = [...new Set(uses.flatMap(({ member }) => Object.keys(member.compared ?? {})))];
    return effect(
      compared,
      `compares ${namesOf(uses)} with ${values.map((value) => JSON.stringify(value)).join(", ")}`,
    );
  }
  if (verdict === "additive") return undefined;
  const read = uses.flatMap(({ member }) => member.read ?? []);
  return effect(
    read,
    `${usage.from === "traffic" ? "receives" : "reads"} ${namesOf(uses.filter(({ member }) => member.read))}`,
  );
}

function onRequest(
  consumer: Consumer,
  finding: Finding,
  holders: ReadonlySet<string>,
  described: readonly Described[],
  documents: DocumentPair,
): Effect | undefined {
  const { rule, property, verdict } = finding;
  const { used, use } = consumer;
  const root = documents.before;
  const own = used.filter((one) => one.member.sent && isOfOperations(one, finding));
  const atHolder = own.filter(({ schemas }) => [...holders].some((holder) => schemas.has(holder)));
  const texts = atHolder.filter((one) => holdsAsText(root, one, holders));
  const sent = (uses: readonly Used[]) =>
    effect(
      uses.flatMap(({ member }) => member.sent ?? []),
      `sends ${namesOf(uses)}`,
    );
  if (verdict === "additive") {
    const compared = used.filter(
      ({ schemas, member }) => member.compared && [...holders].some((holder) => schemas.has(holder)),
    );
    return /^enum-values/.test(rule) ? onResponse(consumer, finding, compared) : undefined;
  }
  if (rule === "required-properties-added" && property !== undefined) {
    const isKnown = described.some(({ pointer }) => isSendable(root, pointer, property, consumer.usage));
    const sites = sitesOf(use, root, holders).filter(
      (site) => !isKnown || site.lacks.includes(property) || site.lacks.includes("*"),
    );
    // Untyped values and texts may lack the property.
    const whole = [...atHolder.filter(({ key }) => key.endsWith("/*")), ...texts];
    const at = [...sites.flatMap((site) => site.at), ...whole.flatMap(({ member }) => member.sent ?? [])];
    return effect(atHolder.length > 0 ? at : [], `sends no \`${property}\``);
  }
  if (rule === "default-changed") return onDefault(consumer, root, holders, finding);
  if (property !== undefined) {
    const places = new Set(described.map(({ pointer }) => child(pointer, "properties", property)));
    return sent([...own.filter((one) => [...places].some((place) => one.places.has(place))), ...texts]);
  }
  if (rule === "additional-properties-changed") {
    const declared = membersOf(root, described);
    const further = own.filter(({ key, places }) => {
      const holder = resolveMember(root, parentOf(key));
      const name = key.slice(key.lastIndexOf("/") + 1);
      return key.endsWith("/*")
        ? [...places].some((place) => holders.has(place))
        : holder.schemas.some(({ pointer }) => holders.has(pointer)) && !declared.has(name);
    });
    return sent([...further, ...texts]);
  }
  if (sendsOnlyOthers(use, root, finding)) return undefined;
  const isRefused = refusedNow(finding, documents);
  return sent(atHolder.filter(({ member }) => !member.values || member.values.some(isRefused)));
}

/** Returns whether the consumer builds members of a union, but not the one that the finding removes. */
function sendsOnlyOthers(use: ApiUse, root: JsonObject, { before = "" }: Finding): boolean {
  if (!/\/(oneOf|anyOf)\/\d+$/.test(before)) return false;
  const union = parentOf(before);
  const listed = valueAt(root, union);
  const members = Array.isArray(listed) ? listed.map((_, index) => child(union, index)) : [];
  const pointersOf = (member: string) => describing(root, [{ pointer: member, key: "" }]).map(({ pointer }) => pointer);
  const removed = new Set(pointersOf(before));
  const others = members.filter((one) => one !== before).flatMap(pointersOf);
  const isBuilt = (pointers: ReadonlySet<string>) => sitesOf(use, root, pointers).length > 0;
  return !isBuilt(removed) && isBuilt(new Set(others));
}

/** Returns whether a member is a text with a schema of its content: its code does not show the members of the content. */
const holdsAsText = (root: JsonObject, { schemas }: Used, holders: ReadonlySet<string>): boolean =>
  [...schemas].some((pointer) =>
    describing(root, [{ pointer: child(pointer, "contentSchema"), key: "" }]).some((one) => holders.has(one.pointer)),
  );

/** Returns whether a request may contain a property. Generated types have no `readOnly` members in requests. */
function isSendable(root: JsonObject, holder: string, property: string, { from }: Usage): boolean {
  if (!(property in objectAt(valueAt(root, holder), "properties"))) return false;
  return from === "traffic" || !isReadOnly(root, child(holder, "properties", property));
}

/** @returns a predicate: whether the new document rejects a value; true if undecidable */
function refusedNow({ schemas = [] }: Finding, { after }: DocumentPair): (value: unknown) => boolean {
  const validator = createValidator(after, "request", false);
  const pointers = new Set(schemas.flatMap(({ nodes }) => nodes.after));
  return (value) => [...pointers].some((pointer) => (validator.refusals(pointer, value)?.length ?? 1) > 0);
}

const sitesOf = (use: ApiUse, root: JsonObject, holders: ReadonlySet<string>): Site[] =>
  Object.entries(use.builds).flatMap(([key, sites]) =>
    resolveMember(root, key).schemas.some(({ pointer }) => holders.has(pointer)) ? sites : [],
  );

/** Returns the effect of a changed default on calls and objects without the value. */
function onDefault(
  consumer: Consumer,
  root: JsonObject,
  holders: ReadonlySet<string>,
  { operations }: Finding,
): Effect | undefined {
  const { use, calls } = consumer;
  const at: Position[] = [];
  const isHeld = (schemas: readonly Described[]) =>
    describing(root, schemas).some(({ pointer }) => holders.has(pointer));
  for (const name of operations) {
    const operation = operationNamed(root, name);
    for (const { value, pointer } of operation ? parametersOf(root, operation).values() : [])
      if (isHeld(schemasAt(root, pointer, "")))
        for (const call of calls.get(sameName(name)) ?? [])
          if (call.lacks.includes(`${value.in}/${value.name}`) || call.lacks.includes("*")) at.push(...call.at);
  }
  for (const [key, sites] of Object.entries(use.builds))
    for (const [name, schemas] of membersOf(root, resolveMember(root, key).schemas))
      if (isHeld(schemas))
        for (const site of sites) if (site.lacks.includes(name) || site.lacks.includes("*")) at.push(...site.at);
  const optional = [...holders].filter((holder) => !isRequired(root, holder));
  const isWhole = ({ key, schemas }: Used) => key.endsWith("/*") && optional.some((holder) => schemas.has(holder));
  for (const { member } of consumer.used.filter(isWhole)) at.push(...(member.sent ?? []));
  return effect(at, "relies on the default");
}

/** Returns whether a pointer is an inline member that its object requires. */
function isRequired(root: JsonObject, pointer: string): boolean {
  const [keyword, name] = tokensOf(pointer).slice(-2);
  const holder = valueAt(root, parentOf(parentOf(pointer)));
  return keyword === "properties" && isObject(holder) && arrayAt(holder, "required").includes(name);
}
