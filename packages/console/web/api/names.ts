import { signal } from "@preact/signals";
import { formatName } from "../format.ts";
import { organizationId } from "../route.ts";
import { type Call, call } from "./call.ts";

interface Known {
  readonly name: string | undefined;
  readonly readAt: number;
}

/** Milliseconds after which a cached name is reloaded, because other users may change it. */
const FRESH = 30_000;

/** Browsers limit an origin to six connections. */
const AT_ONCE = 3;

/** Milliseconds to batch names that are displayed together. */
const TOGETHER = 50;

const known = signal<ReadonlyMap<string, Known>>(new Map());

const requested = new Set<string>();
const queue: (() => Promise<void>)[] = [];
const arrived = new Map<string, Known>();
let running = 0;

/** Requests a name that is not cached. */
export function nameOf(id: string): string | undefined {
  const key = `${organizationId()} ${id}`;
  const found = known.value.get(key);
  if ((found === undefined || found.readAt + FRESH < Date.now()) && !requested.has(key)) request(key, id);
  return found?.name;
}

function request(key: string, id: string): void {
  const read = readerOf(id);
  if (read === undefined) return;
  requested.add(key);
  queue.push(async () => {
    const name = await read().catch(() => undefined);
    requested.delete(key);
    if (arrived.size === 0) setTimeout(show, TOGETHER);
    arrived.set(key, { name, readAt: Date.now() });
  });
  void work();
}

async function work(): Promise<void> {
  if (running >= AT_ONCE) return;
  running++;
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) await next();
  running--;
}

function show(): void {
  known.value = new Map([...known.value, ...arrived]);
  arrived.clear();
}

/** @throws Refusal (from the reader) with status 404 if the entity does not exist */
export function readerOf(id: string): (() => Promise<string | undefined>) | undefined {
  switch (id.slice(0, id.indexOf("_"))) {
    case "cnd":
      return reader(call("V2", "get", "/candidates/{id}", { path: { id } }), ({ email }) => email);
    case "per": {
      const path = { personId: id };
      return reader(call("control", "get", "/organizations/{id}/people/{personId}", { path }), ({ email }) => email);
    }
    case "team": {
      const path = { teamId: id };
      return reader(call("control", "get", "/organizations/{id}/teams/{teamId}", { path }), ({ name }) => name);
    }
    case "skl": {
      const path = { skillId: id };
      return reader(call("control", "get", "/organizations/{id}/skills/{skillId}", { path }), ({ name }) => name);
    }
    case "jp": {
      const path = { jobPositionId: id };
      const position = call("control", "get", "/organizations/{id}/jobPositions/{jobPositionId}", { path });
      return reader(position, ({ name }) => name);
    }
    case "tst":
      return reader(call("V2", "get", "/tests/{id}", { path: { id } }), ({ name }) => name);
    case "tsk": {
      const path = { taskId: id };
      return reader(call("control", "get", "/organizations/{id}/tasks/{taskId}", { path }), ({ title }) => title);
    }
    case "whk": {
      const path = { webhookId: id };
      return reader(call("control", "get", "/organizations/{id}/webhooks/{webhookId}", { path }), ({ url }) => url);
    }
    case "asm":
      return reader(call("control", "get", "/assessments/{id}", { path: { id } }), ({ email }) => email);
    case "evt": {
      const event = call("control", "get", "/organizations/{id}/events/{eventId}", { path: { eventId: id } });
      return reader(event, ({ type, email }) => `${formatName(type)}, ${email}`);
    }
    case "mai": {
      const path = { mailId: id };
      return reader(call("control", "get", "/organizations/{id}/mails/{mailId}", { path }), ({ subject }) => subject);
    }
    case "snp": {
      const path = { snapshotId: id };
      return reader(call("control", "get", "/organizations/{id}/snapshots/{snapshotId}", { path }), ({ name }) => name);
    }
    case "crt":
      return reader(call("V3", "get", "/boost/v3/certificateDefinitions/{id}", { path: { id } }), ({ name }) => name);
    case "fld":
      return reader(
        call("V3", "get", "/boost/v3/skillFolders/{folderId}", { path: { folderId: id } }),
        ({ name }) => name,
      );
    case "err":
      return reader(call("control", "get", "/explanations/{id}", { path: { id } }), () => undefined);
    case "req":
    case "tmr":
    case "run":
    case "chg":
    case "att": {
      const path = { entryId: id };
      const entry = call("control", "get", "/organizations/{id}/journal/{entryId}", { path });
      return reader(entry, ({ entry: { operation } }) => operation);
    }
    case "fam":
      return reader(call("V3", "get", "/boost/v3/positionFamilies"), nameIn(id));
    case "sen":
      return reader(call("V3", "get", "/boost/v3/seniorityLevels"), nameIn(id));
    case "set":
      return reader(call("V3", "get", "/boost/v3/skillsets"), nameIn(id));
    default:
      return undefined;
  }
}

const reader =
  <Data>(made: Call<Data>, nameOf: (data: Data) => string | undefined) =>
  async () =>
    nameOf(await made.send());

/** Reads the name from a list, for entities without a read operation. */
const nameIn = (id: string) => (all: readonly { readonly id: string; readonly name: string }[]) =>
  all.find((one) => one.id === id)?.name;
