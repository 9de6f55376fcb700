import { signal } from "@preact/signals";
import { formatName } from "../format.ts";
import { organizationId } from "../route.ts";
import { call } from "./call.ts";

interface Known {
  /** Undefined for what has none, or is not there. */
  readonly name: string | undefined;
  readonly readAt: number;
}

/** Milliseconds after which a name is read again: others may have changed it. */
const FRESH = 30_000;

/** Calls at a time: a browser opens six connections to an origin, and others need some. */
const AT_ONCE = 3;

/** Milliseconds in which names are collected that are shown together. */
const TOGETHER = 50;

/** Names by organization and identifier. */
const known = signal<ReadonlyMap<string, Known>>(new Map());

const asked = new Set<string>();
const waiting: (() => Promise<void>)[] = [];
const arrived = new Map<string, Known>();
let running = 0;

/** The name of what an identifier belongs to, once it is known; asks for it where it is not. */
export function nameOf(id: string): string | undefined {
  const key = `${organizationId()} ${id}`;
  const found = known.value.get(key);
  if ((found === undefined || found.readAt + FRESH < Date.now()) && !asked.has(key)) ask(key, id);
  return found?.name;
}

function ask(key: string, id: string): void {
  const read = readerOf(id);
  if (read === undefined) return;
  asked.add(key);
  waiting.push(async () => {
    const name = await read().catch(() => undefined);
    asked.delete(key);
    if (arrived.size === 0) setTimeout(show, TOGETHER);
    arrived.set(key, { name, readAt: Date.now() });
  });
  void work();
}

async function work(): Promise<void> {
  if (running >= AT_ONCE) return;
  running++;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
  running--;
}

function show(): void {
  known.value = new Map([...known.value, ...arrived]);
  arrived.clear();
}

/** Reads the name, by the prefix of the identifier. */
function readerOf(id: string): (() => Promise<string | undefined>) | undefined {
  const organization = { id: organizationId() };
  switch (id.slice(0, id.indexOf("_"))) {
    case "cnd":
      return async () => (await call("V2", "get", "/candidates/{id}", { path: { id } }).send()).email;
    case "per": {
      const path = { ...organization, personId: id };
      return async () => (await call("control", "get", "/organizations/{id}/people/{personId}", { path }).send()).email;
    }
    case "team": {
      const path = { ...organization, teamId: id };
      return async () => (await call("control", "get", "/organizations/{id}/teams/{teamId}", { path }).send()).name;
    }
    case "skl": {
      const path = { ...organization, skillId: id };
      return async () => (await call("control", "get", "/organizations/{id}/skills/{skillId}", { path }).send()).name;
    }
    case "jp": {
      const path = { ...organization, jobPositionId: id };
      return async () =>
        (await call("control", "get", "/organizations/{id}/jobPositions/{jobPositionId}", { path }).send()).name;
    }
    case "tst":
      return async () => (await call("V2", "get", "/tests/{id}", { path: { id } }).send()).name;
    case "tsk": {
      const path = { ...organization, taskId: id };
      return async () => (await call("control", "get", "/organizations/{id}/tasks/{taskId}", { path }).send()).title;
    }
    case "whk": {
      const path = { ...organization, webhookId: id };
      return async () =>
        (await call("control", "get", "/organizations/{id}/webhooks/{webhookId}", { path }).send()).url;
    }
    case "asm":
      return async () => (await call("control", "get", "/assessments/{id}", { path: { id } }).send()).email;
    case "evt": {
      const path = { ...organization, eventId: id };
      return async () => {
        const { type, email } = await call("control", "get", "/organizations/{id}/events/{eventId}", { path }).send();
        return `${formatName(type)}, ${email}`;
      };
    }
    case "fam":
      return nameIn(id, () => call("V3", "get", "/boost/v3/positionFamilies", {}).send());
    case "sen":
      return nameIn(id, () => call("V3", "get", "/boost/v3/seniorityLevels", {}).send());
    case "set":
      return nameIn(id, () => call("V3", "get", "/boost/v3/skillsets", {}).send());
    default:
      return undefined;
  }
}

/** Reads the name from a list that is not asked for single elements. */
const nameIn =
  (id: string, list: () => Promise<readonly { readonly id: string; readonly name: string }[]>) => async () =>
    (await list()).find((one) => one.id === id)?.name;
