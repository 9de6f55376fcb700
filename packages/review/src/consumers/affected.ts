import type { DocumentPair } from "../model/change.ts";
import type { Finding } from "../model/finding.ts";
import { isObject, type JsonObject, objectAt } from "../model/json.ts";
import { parametersOf } from "../model/operations.ts";
import { child, isWithin, locate, parentOf, tokensOf, valueAt } from "../model/pointer.ts";
import { createValidator } from "../values/validator.ts";
import {
  type Described,
  describing,
  everythingBelow,
  membersOf,
  operationNamed,
  resolveMember,
  sameName,
  schemasAt,
} from "./members.ts";
import {
  type ApiUse,
  baseOf,
  type Call,
  keyOf,
  type MemberUse,
  type Position,
  type Site,
  type Usage,
} from "./usage.ts";

/** A usage file, and its folder if the code may be there. */
export interface LoadedUsage {
  usage: Usage;
  folder: string | undefined;
}

export interface Hit {
  consumer: string;
  /** Places in the consumer, such as `src/a.ts:12:5`. */
  places: string[];
  /** Use such as "reads `status`". */
  why: string;
  /** Set if traffic cannot prove that the consumer is affected. */
  isPossible?: true;
  /** The edit that adapts the consumer to a rename, or the reason for no edit. */
  repair?: { patch: string } | { reason: string };
}

export interface Affected {
  hits: Hit[];
  spared: string[];
}

/** A member that the consumer uses, with all schemas of its value in the old document. */
interface Used {
  key: string;
  member: MemberUse;
  places: Set<string>;
  schemas: Set<string>;
}

interface Consumer {
  usage: Usage;
  use: ApiUse;
  used: Used[];
  /** Calls by operation, whose key ignores the names of path parameters. */
  calls: Map<string, Call[]>;
}

interface Effect {
  at: Position[];
  why: string;
}

/** Decides which consumers a finding affects. */
export function createAffected(usages: readonly Usage[], documents: DocumentPair, packageName?: string) {
  const root = documents.before;
  const consumers = usages.flatMap((usage) =>
    usage.apis.filter((use) => isOf(use, root, packageName)).map((use) => createConsumer(usage, use, root)),
  );
  return (finding: Finding): Affected | undefined => {
    if (consumers.length === 0) return undefined;
    const hits: Hit[] = [];
    for (const consumer of consumers) {
      const effect = effectOn(consumer, finding, documents);
      if (!effect) continue;
      const { usage } = consumer;
      const places = effect.at.map((at) => nameOfPosition(usage, at));
      const isPossible =
        usage.from === "traffic" && (finding.verdict === "sdk-breaking" || /^receives/.test(effect.why));
      hits.push({ consumer: usage.consumer, places, why: effect.why, ...(isPossible && { isPossible }) });
    }
    const names = new Set(hits.map((hit) => hit.consumer));
    const spared = [...new Set(consumers.map(({ usage }) => usage.consumer))].filter((name) => !names.has(name));
    return { hits, spared };
  };
}

export type WhoIsAffected = ReturnType<typeof createAffected>;

const nameOfPosition = ({ files }: Usage, at: Position) => at.replace(/^\d+/, (index) => files[Number(index)] ?? "?");

/**
 * Returns whether a usage belongs to the document: by the package of the types, otherwise if the document has at least
 * half of its operations or, without calls, one of its members.
 */
function isOf(use: ApiUse, root: JsonObject, packageName: string | undefined): boolean {
  if (packageName !== undefined && use.api === packageName) return true;
  if (packageName !== undefined && use.api.startsWith(`${packageName.split("/")[0]}/`)) return false;
  const calls = Object.keys(use.calls);
  if (calls.length > 0) return calls.filter((name) => operationNamed(root, name)).length * 2 >= calls.length;
  const keys = Object.keys(use.members);
  return keys.some((key) => resolveMember(root, key).places.some((place) => valueAt(root, place) !== undefined));
}

function createConsumer(usage: Usage, use: ApiUse, root: JsonObject): Consumer {
  const calls = new Map(Object.entries(use.calls).map(([name, list]) => [sameName(name), list]));
  const used = Object.entries(use.members).map(([key, member]) => describeUse(root, key, member));
  for (const [name, list] of Object.entries(use.calls)) {
    used.push(...bodiesOf(root, name, list));
    // Untyped options may contain any parameter.
    const unknown = list.filter(({ lacks }) => lacks.includes("*")).flatMap(({ at }) => at);
    for (const group of unknown.length > 0 ? ["query", "header", "path", "cookie"] : [])
      used.push(describeUse(root, `${name} ${group}/*`, { sent: unknown }));
  }
  return { usage, use, used, calls };
}

function describeUse(root: JsonObject, key: string, member: MemberUse): Used {
  const { places, schemas } = resolveMember(root, key);
  const pointers = key.endsWith("/*") ? everythingBelow(root, schemas) : new Set(schemas.map(({ pointer }) => pointer));
  return { key, member, places: new Set(key.endsWith("/*") ? [...places, ...pointers] : places), schemas: pointers };
}

/** Returns whole payloads: sent by calls with a body, read by calls that use the response. */
function bodiesOf(root: JsonObject, name: string, calls: readonly Call[]): Used[] {
  const operation = operationNamed(root, name);
  if (!operation) return [];
  const body = (part: string, pointer: string, member: MemberUse): Used => {
    const schemas = describing(root, schemasAt(root, pointer, ""));
    const media = locate(root, pointer);
    // Without a schema, the media type describes the body.
    const contents = Object.keys(objectAt(media?.value, "content")).map((type) =>
      child(media?.pointer ?? "", "content", type),
    );
    return {
      key: `${name} ${part}`,
      member,
      places: new Set([pointer]),
      schemas: new Set([...schemas.map((one) => one.pointer), ...contents]),
    };
  };
  const sent = calls.filter(({ lacks }) => !lacks.includes("body")).flatMap(({ at }) => at);
  const read = calls.filter(({ ignores }) => !ignores).flatMap(({ at }) => at);
  return [
    ...(sent.length > 0 ? [body("body", child(operation.pointer, "requestBody"), { sent })] : []),
    ...(read.length > 0
      ? Object.keys(objectAt(operation.value, "responses")).map((status) =>
          body(status, child(operation.pointer, "responses", status), { read }),
        )
      : []),
  ];
}

function effectOn(consumer: Consumer, finding: Finding, documents: DocumentPair): Effect | undefined {
  const { use, calls } = consumer;
  const names = finding.operations.map(sameName);
  const called = names.length === 0 ? [...calls.values()].flat() : names.flatMap((name) => calls.get(name) ?? []);
  const isService = names.some((name) => /^(webhook|callback) /.test(name));
  if (finding.verdict === "description") return undefined;
  if (isService && !finding.schemas) return effectOfService(consumer, finding, called);
  // Wrappers without calls may get their values from another consumer.
  if (called.length === 0 && calls.size > 0 && names.length > 0 && !isService) return undefined;
  const isHeader = finding.pointer.includes("/responses/") && finding.pointer.includes("/headers/");
  if (finding.schemas && names.length > 0 && !isHeader) return effectOfSchema(consumer, finding, documents);
  return names.length === 0 && finding.pointer.startsWith("#/components/schemas/")
    ? effectOfName(use, finding)
    : effectOfOperation(consumer, finding, called, documents);
}

/** Returns the effect on webhooks and callbacks: all consumers that read the payload receive it. */
function effectOfService(
  { use, used }: Consumer,
  { operations }: Finding,
  called: readonly Call[],
): Effect | undefined {
  const names = operations.filter((name) => /^(webhook|callback) /.test(name));
  const named = names.flatMap((name) => use.names[name] ?? []);
  const read = used
    .filter(({ key }) => names.some((name) => key.startsWith(`${name} `)))
    .flatMap(({ member }) => member.read ?? []);
  return effect([...named, ...read, ...called.flatMap(({ at }) => at)], "receives it");
}

function effectOfName({ names }: ApiUse, { pointer }: Finding): Effect | undefined {
  const [, , name = ""] = tokensOf(pointer);
  return effect(names[name] ?? [], `uses the type ${name}`);
}

const effect = (at: readonly Position[], why: string): Effect | undefined =>
  at.length === 0 ? undefined : { at: [...new Set(at)], why };

function effectOfOperation(
  { use, usage, used }: Consumer,
  { rule, verdict, pointer, before, after, message, detail, flows, operations }: Finding,
  called: readonly Call[],
  documents: DocumentPair,
): Effect | undefined {
  const root = documents.before;
  const all = called.flatMap(({ at }) => at);
  const withBody = called.filter(({ lacks }) => !lacks.includes("body")).flatMap(({ at }) => at);
  const readers = called.filter(({ ignores }) => !ignores).flatMap(({ at }) => at);
  if (rule.startsWith("parameter-")) {
    const parameter = parameterAt(documents, before, after);
    if (!parameter) return effect(all, "calls it");
    const { name, group, isNew } = parameter;
    const member = `${group}/${name}`;
    if (rule === "parameter-became-required") {
      if (isNew) return effect(all, `calls it without \`${name}\``);
      const lacking = called.filter(({ lacks }) => lacks.includes(member) || lacks.includes("*"));
      return effect(
        lacking.flatMap(({ at }) => at),
        `calls it without \`${name}\``,
      );
    }
    const sends = used.filter(({ key }) => key.endsWith(` ${keyOf(group, [name])}`) && isOfCalled(key, called, use));
    const unknown = called.filter(({ lacks }) => lacks.includes("*")).flatMap(({ at }) => at);
    return effect([...sends.flatMap((one) => one.member.sent ?? []), ...unknown], `sends \`${name}\``);
  }
  switch (rule) {
    case "operation-id-changed": {
      const [id] = detail?.split(" → ") ?? [];
      if (usage.from === "traffic") return effect(all, "calls it; generated code has another name");
      const named = Object.entries(use.names).filter(
        ([name]) => root && operationNamed(root, name)?.value.operationId === JSON.parse(id || "null"),
      );
      return effect(
        named.flatMap(([, at]) => at),
        "uses its function",
      );
    }
    case "tag-changed":
    case "webhook-renamed":
      return usage.from === "traffic" ? effect(all, "calls it; generated code has it in another group") : undefined;
    case "component-removed":
    case "component-renamed":
      return effectOfName(use, { pointer: before ?? pointer } as Finding);
    case "request-body-became-required":
      return effect(
        called.filter(({ lacks }) => lacks.includes("body") || lacks.includes("*")).flatMap(({ at }) => at),
        "calls it without a body",
      );
    case "request-body-removed":
    case "encoding-changed":
      return effect(withBody, "sends a body");
    case "media-type-removed":
    case "media-type-added":
      return flows.includes("request") ? effect(withBody, "sends a body") : effect(readers, "reads the body");
    case "response-body-added":
    case "response-body-removed":
      return effect(readers, "reads the body");
    case "response-removed": {
      if (verdict === "wire-breaking") return effect(all, "calls it");
      const reads = used.filter(
        (one) => before !== undefined && [...one.places, ...one.schemas].some((place) => isWithin(place, before)),
      );
      return effect(
        reads.flatMap(({ member }) => member.read ?? []),
        "reads this response",
      );
    }
    default:
  }
  const place = pointer.indexOf("/headers/");
  if (rule.startsWith("response-header-") || place >= 0) {
    const [name = ""] = tokensOf(place >= 0 ? pointer.slice(place + "/headers".length) : "");
    const wanted = (name || /`([^`]+)`/.exec(message)?.[1] || "").toLowerCase();
    const names = operations.flatMap((name) => [`${name} ${wanted}`, `${name} *`]);
    const read = [...names, wanted, "*"].flatMap((name) => use.headers[name] ?? []);
    return effect(
      all.length > 0 ? read : [],
      usage.from === "traffic" ? `receives the header \`${wanted}\`` : `reads the header \`${wanted}\``,
    );
  }
  return effect(all, "calls it");
}

const isOfCalled = (key: string, called: readonly Call[], use: ApiUse): boolean => {
  const name = baseOf(key).replace(/ [^ ]+$/, "");
  return (use.calls[name] ?? []).some((call) => called.includes(call));
};

function parameterAt({ before: old, after: now }: DocumentPair, before: string | undefined, after: string | undefined) {
  const find = (root: JsonObject, pointer: string | undefined) => {
    for (let at = pointer ?? ""; at.includes("/"); at = parentOf(at)) {
      const value = resolve(root, at);
      if (isObject(value) && typeof value.in === "string" && typeof value.name === "string") return value;
    }
    return undefined;
  };
  const was = find(old, before);
  const found = was ?? find(now, after);
  return found && { name: String(found.name), group: String(found.in), isNew: !was };
}

const resolve = (root: JsonObject, pointer: string): unknown => {
  const value = valueAt(root, pointer);
  return isObject(value) && typeof value.$ref === "string" ? valueAt(root, decodeURIComponent(value.$ref)) : value;
};

function effectOfSchema(consumer: Consumer, finding: Finding, documents: DocumentPair): Effect | undefined {
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
        ? [...places].some((place) => one.places.has(place))
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
    const isKnown = described.some(({ pointer }) => property in objectAt(valueAt(root, pointer), "properties"));
    const sites = sitesOf(use, root, holders).filter(
      (site) => !isKnown || site.lacks.includes(property) || site.lacks.includes("*"),
    );
    // Untyped values may lack the property.
    const whole = atHolder.filter(({ key }) => key.endsWith("/*"));
    const at = [...sites.flatMap((site) => site.at), ...whole.flatMap(({ member }) => member.sent ?? [])];
    return effect(atHolder.length > 0 ? at : [], `sends no \`${property}\``);
  }
  if (rule === "default-changed") return onDefault(consumer, root, holders, finding);
  if (property !== undefined) {
    const places = new Set(described.map(({ pointer }) => child(pointer, "properties", property)));
    return sent(own.filter((one) => [...places].some((place) => one.places.has(place))));
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
    return sent(further);
  }
  const isRefused = refusedNow(finding, documents);
  return sent(atHolder.filter(({ member }) => !member.values || member.values.some(isRefused)));
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
  const isWhole = ({ key, schemas }: Used) => key.endsWith("/*") && [...holders].some((holder) => schemas.has(holder));
  for (const { member } of consumer.used.filter(isWhole)) at.push(...(member.sent ?? []));
  return effect(at, "relies on the default");
}

export function splitPlace(place: string): { file: string; line: number; column: number } {
  const [, file = place, line = "1", column = "1"] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  return { file, line: Number(line), column: Number(column) };
}
