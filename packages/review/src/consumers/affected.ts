import type { DocumentPair } from "../model/change.ts";
import type { Finding } from "../model/finding.ts";
import { isObject, type JsonObject, objectAt } from "../model/json.ts";
import { child, isWithin, locate, parentOf, tokensOf, valueAt } from "../model/pointer.ts";
import { type Consumer, type Effect, effect, effectOfSchema, type Used } from "./affected-members.ts";
import { describing, everythingBelow, operationNamed, resolveMember, sameName, schemasAt } from "./members.ts";
import { type ApiUse, baseOf, type Call, keyOf, type MemberUse, type Position, type Usage } from "./usage.ts";

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
  const members = Object.entries(use.members).map(([key, member]) => describeUse(root, key, member));
  const used = [...members];
  for (const [name, list] of Object.entries(use.calls)) {
    used.push(...bodiesOf(root, name, list, members));
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
function bodiesOf(root: JsonObject, name: string, calls: readonly Call[], members: readonly Used[]): Used[] {
  const operation = operationNamed(root, name);
  if (!operation) return [];
  const body = (part: string, pointer: string, kind: "sent" | "read", at: readonly Position[]): Used[] => {
    const schemas = new Set(describing(root, schemasAt(root, pointer, "")).map((one) => one.pointer));
    const media = locate(root, pointer);
    // Without a schema, the media type describes the body.
    const contents = Object.keys(objectAt(media?.value, "content")).map((type) =>
      child(media?.pointer ?? "", "content", type),
    );
    // A call does not show whether the code reads an error, only reads of its members do.
    const isError = kind === "read" && /^[45]/.test(part);
    const own = isError && hasMembers(root, schemas) ? readsBelow(members, schemas) : at;
    if (own.length === 0) return [];
    const member = { [kind]: [...own] };
    return [
      { key: `${name} ${part}`, member, places: new Set([pointer]), schemas: new Set([...schemas, ...contents]) },
    ];
  };
  const sent = calls.filter(({ lacks }) => !lacks.includes("body")).flatMap(({ at }) => at);
  const read = calls.filter(({ ignores }) => !ignores).flatMap(({ at }) => at);
  return [
    ...body("body", child(operation.pointer, "requestBody"), "sent", sent),
    ...Object.keys(objectAt(operation.value, "responses")).flatMap((status) =>
      body(status, child(operation.pointer, "responses", status), "read", read),
    ),
  ];
}

const hasMembers = (root: JsonObject, schemas: ReadonlySet<string>): boolean =>
  [...schemas].some((pointer) => Object.keys(objectAt(valueAt(root, pointer), "properties")).length > 0);

/** Returns the positions that read a member of the schemas. */
const readsBelow = (members: readonly Used[], schemas: ReadonlySet<string>): Position[] =>
  members
    .filter(({ places }) => [...places].some((place) => schemas.has(parentOf(parentOf(place))) || schemas.has(place)))
    .flatMap(({ member }) => member.read ?? []);

function effectOn(consumer: Consumer, finding: Finding, documents: DocumentPair): Effect | undefined {
  const { use, calls } = consumer;
  const names = finding.operations.map(sameName);
  const called = names.length === 0 ? [...calls.values()].flat() : names.flatMap((name) => calls.get(name) ?? []);
  const services = finding.operations.filter((name) => /^(webhook|callback) /.test(name));
  const receives = receiptOf(consumer, services, documents.before);
  // Without calls, the consumer may receive any payload.
  const isService = services.length > 0 && (calls.size === 0 || receives.length > 0);
  if (finding.verdict === "description") return undefined;
  if (services.length > 0 && !finding.schemas)
    return effect([...receives, ...called.flatMap(({ at }) => at)], "receives it");
  // Wrappers without calls may get their values from another consumer.
  if (called.length === 0 && calls.size > 0 && names.length > 0 && !isService) return undefined;
  const isHeader = finding.pointer.includes("/responses/") && finding.pointer.includes("/headers/");
  if (finding.schemas && names.length > 0 && !isHeader) return effectOfSchema(consumer, finding, documents);
  return names.length === 0 && finding.pointer.startsWith("#/components/schemas/")
    ? effectOfName(use, finding)
    : effectOfOperation(consumer, finding, called, documents);
}

/** Returns the positions that name webhooks and callbacks, or read members of their payloads. */
function receiptOf({ use, used }: Consumer, services: readonly string[], root: JsonObject): Position[] {
  const payloads = services.flatMap((name) => {
    const operation = operationNamed(root, name);
    const body = operation ? schemasAt(root, child(operation.pointer, "requestBody"), "") : [];
    return describing(root, body).map(({ pointer }) => pointer);
  });
  const own = used.filter(({ key }) => services.some((name) => key.startsWith(`${name} `)));
  return [
    ...services.flatMap((name) => use.names[name] ?? []),
    ...own.flatMap(({ member }) => member.read ?? []),
    ...readsBelow(used, new Set(payloads)),
  ];
}

function effectOfName({ names }: ApiUse, { pointer }: Finding): Effect | undefined {
  const [, , name = ""] = tokensOf(pointer);
  return effect(names[name] ?? [], `uses the type ${name}`);
}

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

export function splitPlace(place: string): { file: string; line: number; column: number } {
  const [, file = place, line = "1", column = "1"] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  return { file, line: Number(line), column: Number(column) };
}
