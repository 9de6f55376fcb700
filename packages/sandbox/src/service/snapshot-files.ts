import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { readClockState } from "../domain/clocks.ts";
import { InvalidValueError } from "../domain/errors.ts";
import type { Fault } from "../domain/faults.ts";
import type { Snapshot } from "../domain/snapshots.ts";
import type { Webhook } from "../domain/webhooks.ts";
import { entityOf, rowOf, snapshotDocuments } from "../store/snapshot-rows.ts";
import type { FrozenRow, SnapshotEntity } from "../store/store.ts";
import { createForkIds } from "./fork-ids.ts";
import { existing as existingOrganization } from "./organizations.ts";
import { linesOf } from "./snapshot-lines.ts";
import { existing, makeSnapshot } from "./snapshots.ts";
import type { World } from "./world.ts";

/**
 * A snapshot as a file: lines of JSON, compressed by gzip. The first one says what the file is, each further one holds an entity, in the
 * order in which a snapshot has them, and the last one tells how many they are and the SHA-256 of all lines before it.
 */
const FORMAT = "assessment-api-snapshot";
/** Grows when a release writes what earlier ones cannot read. Forms of the entities have versions of their own. */
const FORMAT_VERSION = 1;

interface Head {
  readonly format: typeof FORMAT;
  readonly formatVersion: number;
  readonly organizationId: string;
  readonly name: string;
  readonly createdAt: number;
  readonly keepsDeleted: boolean;
}

interface Line {
  readonly collection: FrozenRow["collection"];
  readonly version: number;
  readonly doc: object;
  /** Of a package, in Base64. */
  readonly bytes?: string;
}

interface End {
  readonly entities: number;
  readonly sha256: string;
}

/**
 * A snapshot as a file for another sandbox. It has no API keys and no secrets of webhooks; data of candidates and people it has.
 * @throws NotFoundError
 */
export async function exportSnapshot(world: World, organizationId: string, id: string): Promise<Readable> {
  const snapshot = await existing(world.store, organizationId, id);
  const lines = Readable.from(written(world, snapshot));
  // Whoever reads the bytes is told of an error.
  return pipeline(lines, createGzip(), () => {});
}

async function* written(world: World, snapshot: Snapshot): AsyncGenerator<string> {
  const { organizationId, name, createdAt, keepsDeleted } = snapshot;
  const sha256 = createHash("sha256");
  const line = (value: Head | Line) => {
    const text = `${JSON.stringify(value)}\n`;
    sha256.update(text);
    return text;
  };
  yield line({ format: FORMAT, formatVersion: FORMAT_VERSION, organizationId, name, createdAt, keepsDeleted });
  let entities = 0;
  for (let position = 0; ; ) {
    const some = await world.store.transact(async (tx) => {
      await existing(tx, organizationId, snapshot.id);
      const taken: SnapshotEntity[] = [];
      for (
        let next = await tx.snapshots.next(snapshot, position);
        next;
        next = await tx.snapshots.next(snapshot, next.position)
      ) {
        taken.push(next);
        if (taken.length === PIECE) break;
      }
      return taken;
    });
    if (some.length === 0) break;
    position = some.at(-1)?.position ?? position;
    for (const one of some.flatMap(withoutSecrets)) {
      const { collection, version, doc, bytes } = rowOf(one);
      entities += 1;
      yield line({
        collection,
        version,
        doc: JSON.parse(doc),
        ...(bytes !== null && { bytes: Buffer.from(bytes).toString("base64") }),
      });
    }
  }
  yield `${JSON.stringify({ entities, sha256: sha256.digest("hex") } satisfies End)}\n`;
}

/** Entities that are read in a transaction. */
const PIECE = 100;

/** An entity as it may leave the sandbox; the keys that faults name do not go along. */
function withoutSecrets(one: SnapshotEntity): SnapshotEntity[] {
  if (one.collection === "faults" && (one.entity as Fault).keyId !== undefined) return [];
  if (one.collection !== "webhooks") return [one];
  const webhook: Webhook = { ...(one.entity as Webhook), secret: "", previousSecrets: [] };
  return [{ ...one, entity: webhook }];
}

/**
 * Makes a snapshot of a file. What has an identifier of its own in a fork gets one here, too, and webhooks get new secrets, so that
 * the file can be taken into any organization, also of the sandbox that wrote it.
 * @param name instead of the one in the file
 * @throws NotFoundError for the organization, InvalidValueError for a file that is damaged or none, and for a name that is in use
 */
export async function importSnapshot(
  world: World,
  organizationId: string,
  { file, name }: { file: ReadableStream<Uint8Array>; name?: string | undefined },
): Promise<Snapshot> {
  await existingOrganization(world.store, organizationId);
  const unpacked = pipeline(Readable.fromWeb(file as never), createGunzip(), () => {});
  const lines = linesOf(unpacked);
  try {
    const text = await nextLine(lines);
    const head = readHead(text);
    const given = { name: name ?? head.name, keepsDeleted: head.keepsDeleted };
    const rows = rowsOf(world, lines, text, { from: head.organizationId, to: organizationId });
    return await makeSnapshot(world, organizationId, given, async () => ({ rows, close: async () => {} }));
  } catch (error) {
    throw explained(error);
  } finally {
    unpacked.destroy();
  }
}

const refused = (message: string): InvalidValueError => new InvalidValueError("body", "", message);

/** A file that was cut or changed breaks at any place: unpacking, the end of the lines, JSON. */
function explained(error: unknown): unknown {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code === "Z_BUF_ERROR") return refused("ends too early: it was cut; export it again");
  if (code?.startsWith("Z_")) return refused("is not a file that was exported of a snapshot, or it is damaged");
  if (name === "TooMuchError") return refused(`holds ${message}`);
  return error;
}

async function nextLine(lines: AsyncGenerator<string, undefined>): Promise<string> {
  const { value } = await lines.next();
  if (value === undefined) throw refused("ends too early: it was cut; export it again");
  return value;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {}
  throw refused("is not a file that was exported of a snapshot, or it is damaged");
}

function readHead(text: string): Head {
  const head = parsed(text) as unknown as Head;
  if (head.format !== FORMAT) throw refused("is not a file that was exported of a snapshot");
  if (!(head.formatVersion <= FORMAT_VERSION))
    throw refused(`was written by a newer release (version ${head.formatVersion} of the format); update the sandbox`);
  if (!/^org_\w+$/.test(head.organizationId) || typeof head.name !== "string" || typeof head.keepsDeleted !== "boolean")
    throw refused("is damaged in its first line");
  return head;
}

const collections = new Set<string>(["organizations", "packages", ...snapshotDocuments]);

/** The rows of a file as the organization `to` has them, each checked; the last line ends them, which must fit what came before it. */
async function* rowsOf(
  world: World,
  lines: AsyncGenerator<string, undefined>,
  first: string,
  { from, to }: { from: string; to: string },
): AsyncGenerator<FrozenRow> {
  const ids = createForkIds(world.links, { from, to });
  const sha256 = createHash("sha256").update(`${first}\n`);
  let entities = 0;
  for (;;) {
    const text = await nextLine(lines);
    const { collection, version, doc, bytes, ...end } = parsed(text);
    if (collection === undefined) {
      if (end.entities !== entities || end.sha256 !== sha256.digest("hex"))
        throw refused("is damaged: its lines are not those that were exported");
      return;
    }
    sha256.update(`${text}\n`);
    entities += 1;
    const known = typeof collection === "string" && collections.has(collection) && Number.isInteger(version);
    const first = entities === 1;
    if (!known || typeof doc !== "object" || first !== (collection === "organizations") || !hasRightClock(doc))
      throw refused(`is damaged in line ${entities + 1}`);
    const row: FrozenRow = {
      collection: collection as FrozenRow["collection"],
      subject: null,
      doc: JSON.stringify(doc),
      version: version as number,
      bytes: typeof bytes === "string" ? new Uint8Array(Buffer.from(bytes, "base64")) : null,
    };
    const adopted = ids.adapt({ position: entities, collection: row.collection, entity: readEntity(row) });
    if (adopted !== undefined)
      yield rowOf({ collection: row.collection, entity: withSecret(world, row.collection, adopted) });
  }
}

/** The first line has the clock that the organization had of its own, if there was one. */
const hasRightClock = (doc: object | null): boolean =>
  doc === null || !("clock" in doc) || readClockState(doc.clock) !== undefined;

function readEntity(row: FrozenRow): SnapshotEntity["entity"] {
  try {
    return entityOf(row);
  } catch {
    throw refused(`has ${row.collection} that a newer release wrote; update the sandbox`);
  }
}

function withSecret(world: World, collection: string, entity: SnapshotEntity["entity"]): SnapshotEntity["entity"] {
  if (collection !== "webhooks") return entity;
  const webhook: Webhook = { ...(entity as Webhook), secret: world.newId("whs") };
  return webhook;
}
