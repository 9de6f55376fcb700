import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { canBeNamed } from "../domain/clocks.ts";
import { InvalidValueError } from "../domain/errors.ts";
import type { Fault } from "../domain/faults.ts";
import type { Snapshot } from "../domain/snapshots.ts";
import type { Webhook } from "../domain/webhooks.ts";
import { type DocumentKind, type StoredDocument, upgrade, versionOf } from "../store/documents.ts";
import { rowOf, snapshotDocuments } from "../store/snapshot-rows.ts";
import type { FrozenRow, SnapshotEntity } from "../store/tables.ts";
import type { SnapshotOrganization } from "../store/validation/document-schemas.ts";
import { createReferences } from "../store/validation/references.ts";
import { bool, id, instant, integer, matching, object, oneOf, type Schema } from "../store/validation/schema.ts";
import {
  compileSchemas,
  describe,
  documentViolation,
  MOST_LEVELS,
  type Violation,
  violationOf,
} from "../store/validation/validate.ts";
import { limits, shownBytes } from "../uploads/limits.ts";
import { createTurns } from "./batches.ts";
import { countIds, createForkIds, MOST_IDS_PER_DOCUMENT } from "./fork-ids.ts";
import { existing as existingOrganization } from "./organizations.ts";
import { PIECE, pieceId } from "./packages.ts";
import { entitiesOf } from "./snapshot-entities.ts";
import {
  decodeBase64,
  linesOf,
  measure,
  splitPackage,
  UnreadableBase64Error,
  UnreadableLineError,
} from "./snapshot-lines.ts";
import { existing, makeSnapshot } from "./snapshots.ts";
import type { World } from "./world.ts";

/**
 * Gzipped JSON lines: a header, an entity per line in snapshot order, then the count and the SHA-256 of all previous
 * lines.
 */
const FORMAT = "assessment-api-snapshot";
/** Entity schemas have separate versions. */
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
  /** Text if `bytes` is not the last member. */
  readonly bytes?: string | Buffer;
}

interface End {
  readonly entities: number;
  readonly sha256: string;
}

/**
 * Exports without API keys and webhook secrets, with personal data.
 * @throws NotFoundError
 */
export async function exportSnapshot(world: World, organizationId: string, id: string): Promise<Readable> {
  const snapshot = await existing(world.store, organizationId, id);
  const lines = Readable.from(written(world, snapshot));
  // The stream reports errors to its reader.
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
  for await (const entity of entitiesOf(world.store, snapshot)) {
    for (const one of withoutSecrets(entity)) {
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

function withoutSecrets(one: SnapshotEntity): SnapshotEntity[] {
  if (one.collection === "faults" && (one.entity as Fault).keyId !== undefined) return [];
  if (one.collection !== "webhooks") return [one];
  const webhook: Webhook = { ...(one.entity as Webhook), secret: "", previousSecrets: [] };
  return [{ ...one, entity: webhook }];
}

interface SnapshotFile {
  readonly file: ReadableStream<Uint8Array>;
  readonly name?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Imports a file with renamed ids as in a fork, so that it works in any organization. A checksum can be forged, so
 * every document is validated.
 * @throws NotFoundError for the organization, InvalidValueError for an invalid file or a used name
 */
export async function importSnapshot(
  world: World,
  organizationId: string,
  { file, name, signal }: SnapshotFile,
): Promise<Snapshot> {
  await existingOrganization(world.store, organizationId);
  let packed = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of Readable.fromWeb(file as never)) {
      packed += chunk.length;
      yield chunk;
    }
  }
  const unpacked = pipeline(Readable.from(counted()), createGunzip(), () => {});
  // The reader reports a cut file.
  unpacked.on("error", () => {});
  const reader = createReader(
    linesOf(unpacked, () => packed),
    signal,
  );
  try {
    await compileSchemas();
    const head = await readHead(reader);
    const given = { name: name ?? head.name, keepsDeleted: head.keepsDeleted };
    const rows = rowsOf(world, reader, { from: head.organizationId, to: organizationId });
    return await makeSnapshot(world, organizationId, given, async () => ({ rows, close: async () => {} }));
  } catch (error) {
    throw explained(error);
  } finally {
    unpacked.destroy();
  }
}

const refused = (message: string): InvalidValueError => new InvalidValueError("body", "", message);

const refusedIn = (line: number, violation: Violation): InvalidValueError =>
  refused(`is not valid in line ${line}: ${describe(violation)}`);

function explained(error: unknown): unknown {
  const { code: given, name, message } = error as NodeJS.ErrnoException;
  // AbortError has a numeric code.
  const code = String(given);
  if (code === "Z_BUF_ERROR") return refused("is truncated; export the snapshot again");
  if (code.startsWith("Z_")) return refused("is not an exported snapshot, or is damaged");
  if (error instanceof UnreadableLineError) return refused(message);
  if (name === "TooManyIdsError") return refused(`has ${message}`);
  return error;
}

interface Reader {
  /** Line number from 1. */
  readonly line: number;
  /** Without the content of a package. */
  readonly text: string;
  digest(): string;
  next(): Promise<Record<string, unknown>>;
  demandEnd(): Promise<void>;
  pause(bytes?: number): Promise<void>;
}

function createReader(lines: AsyncGenerator<Buffer, undefined>, signal: AbortSignal | undefined): Reader {
  const takeTurns = createTurns();
  const before = createHash("sha256");
  let number = 0;
  let current: Buffer | undefined;
  let text = "";
  async function pause(bytes = text.length) {
    await takeTurns(bytes);
    signal?.throwIfAborted();
  }
  return {
    get line() {
      return number;
    },
    get text() {
      return text;
    },
    digest: () => before.copy().digest("hex"),
    pause,
    async next() {
      if (current !== undefined) {
        await pause(current.length);
        before.update(current).update("\n");
        current = undefined;
      }
      const { value: line } = await lines.next();
      number += 1;
      if (line === undefined) throw refused("is truncated; export the snapshot again");
      current = line;
      const { rest: bytes = line, base64 } = splitPackage(line) ?? {};
      if (bytes.length > limits.snapshotDocumentBytes)
        throw refusedIn(number, { member: "", message: `has more than ${shownBytes(limits.snapshotDocumentBytes)}` });
      const { levels, values } = measure(bytes);
      if (levels > MOST_LEVELS) throw refusedIn(number, { member: "", message: `has more than ${MOST_LEVELS} levels` });
      if (values > limits.snapshotValues)
        throw refusedIn(number, { member: "", message: `has more than ${limits.snapshotValues} values` });
      await pause(bytes.length);
      text = bytes.toString();
      const value = parsed(text, number);
      return base64 === undefined ? value : { ...value, bytes: base64 };
    },
    async demandEnd() {
      const { value } = await lines.next();
      if (value !== undefined) throw refused(`has more lines after its end in line ${number}`);
    },
  };
}

function parsed(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {}
  if (line === 1) throw refused("is not an exported snapshot");
  throw refusedIn(line, { member: "", message: "is not a JSON object" });
}

const headSchema = object<Head>({
  format: oneOf(FORMAT),
  formatVersion: integer(1, FORMAT_VERSION),
  organizationId: id("org"),
  name: { ...matching("\\S"), maxLength: 100, format: "text" },
  createdAt: instant,
  keepsDeleted: bool,
});

const lineSchema = object<Omit<Line, "doc"> & { doc: unknown }>(
  {
    collection: oneOf("organizations", "packages", ...snapshotDocuments),
    version: integer(1, 1000),
    doc: { type: "object" },
  },
  { bytes: {} },
);

const endSchema = object<End>({ entities: integer(0, 1e9), sha256: matching("^[\\da-f]{64}$") });

async function readHead(reader: Reader): Promise<Head> {
  const head = await reader.next();
  if (head.format !== FORMAT) throw refused("is not an exported snapshot");
  if (Number.isInteger(head.formatVersion) && Number(head.formatVersion) > FORMAT_VERSION)
    throw refused(`was written by a newer release (version ${head.formatVersion} of the format); update the sandbox`);
  demandValid(headSchema, head, reader.line);
  return head as unknown as Head;
}

function demandValid<Value>(schema: Schema<Value>, value: object, line: number): void {
  const violation = violationOf(schema, value);
  if (violation !== undefined) throw refusedIn(line, violation);
}

const order: readonly string[] = ["organizations", "packages", ...snapshotDocuments];

async function* rowsOf(
  world: World,
  reader: Reader,
  { from, to }: { from: string; to: string },
): AsyncGenerator<FrozenRow> {
  const ids = createForkIds(world.links, { from, to });
  const references = createReferences<number>({ checksLength: true });
  let [entities, place] = [0, -1];
  for (;;) {
    const value = await reader.next();
    if (value.collection === undefined) {
      demandValid(endSchema, value, reader.line);
      const end = value as unknown as End;
      if (entities === 0) throw refused(`is not valid in line ${reader.line}: the organization is missing`);
      if (end.entities !== entities || end.sha256 !== reader.digest())
        throw refused("is damaged: its lines do not match its checksum");
      await reader.demandEnd();
      const missing = references.end();
      if (missing !== undefined)
        throw refusedIn(missing.place, { ...missing, member: missing.member && `doc.${missing.member}` });
      return;
    }
    const { line } = reader;
    demandValid(lineSchema, value, line);
    const read = value as unknown as Line;
    entities += 1;
    if ((entities === 1) !== (read.collection === "organizations"))
      throw refusedIn(line, { member: "collection", message: "must be organizations in line 2 alone" });
    if (order.indexOf(read.collection) < place)
      throw refusedIn(line, { member: "collection", message: `must not come after ${order[place]}` });
    place = order.indexOf(read.collection);
    const inDoc = ({ member, message }: Violation) =>
      refusedIn(line, { member: member === "" ? "doc" : `doc.${member}`, message });
    const { collection } = read;
    const entity = entityIn(read, line);
    const check = (one: object) => {
      const violation = documentViolation(collection, one);
      if (violation !== undefined) throw inDoc(violation);
    };
    await reader.pause();
    check(entity);
    demandRight(world, collection, entity, from, inDoc);
    const violation = references.add(collection, entity, line);
    if (violation !== undefined) throw inDoc(violation);
    if (collection === "packages") {
      yield* packageRows(read, reader);
      continue;
    }
    await reader.pause();
    // The text is written again if it has escapes, because these can hide identifiers.
    const text = reader.text.includes("\\u") ? JSON.stringify(entity) : reader.text;
    if (countIds(text) > MOST_IDS_PER_DOCUMENT)
      throw inDoc({ member: "", message: `has more than ${MOST_IDS_PER_DOCUMENT} identifiers` });
    await reader.pause();
    const adopted = ids.adapt({ position: entities, collection, entity });
    if (adopted === undefined) continue;
    await reader.pause();
    // Renamed ids may be longer.
    check(adopted);
    await reader.pause();
    const row = rowOf({ collection, entity: withSecret(world, collection, adopted) });
    if (Buffer.byteLength(row.doc) > limits.snapshotDocumentBytes)
      throw inDoc({ member: "", message: `has more than ${shownBytes(limits.snapshotDocumentBytes)}` });
    yield row;
  }
}

/** Yields the pieces of a package; earlier releases wrote one. */
async function* packageRows({ doc, bytes }: Line, { line, pause }: Reader): AsyncGenerator<FrozenRow> {
  const { id } = doc as { readonly id: string };
  const isPiece = id.includes(".");
  const most = isPiece ? PIECE : limits.packageBytes;
  const invalid = () => refusedIn(line, { member: "bytes", message: `must be Base64 of at most ${shownBytes(most)}` });
  const text = typeof bytes === "string" ? Buffer.from(bytes) : bytes;
  if (!Buffer.isBuffer(text) || text.length > Math.ceil(most / 3) * 4) throw invalid();
  let index = 0;
  try {
    for (const piece of decodeBase64(text, isPiece ? most + 2 : PIECE)) {
      const entity = { id: isPiece ? id : pieceId(id, index), bytes: piece } as SnapshotEntity["entity"];
      yield rowOf({ collection: "packages", entity });
      index += 1;
      await pause(piece.length);
    }
  } catch (error) {
    throw error instanceof UnreadableBase64Error ? invalid() : error;
  }
}

/** Checks the organization of an entity, and that a timestamp can represent its clock. */
function demandRight(
  { machine }: World,
  collection: FrozenRow["collection"],
  entity: SnapshotEntity["entity"],
  from: string,
  refuse: (violation: Violation) => Error,
): void {
  if (collection === "organizations") {
    const { id: own, clock } = entity as SnapshotOrganization;
    if (own !== from) throw refuse({ member: "id", message: "must be the organizationId of line 1" });
    if (clock !== undefined && !canBeNamed(clock, machine.now()))
      throw refuse({ member: "clock", message: "must show a time from year 1 to 9999" });
  } else if (collection !== "packages" && entity.organizationId !== from)
    throw refuse({ member: "organizationId", message: "must be that of line 1" });
}

/** Parses an entity and migrates it to the current schema. */
function entityIn({ collection, version, doc, bytes }: Line, line: number): SnapshotEntity["entity"] {
  const isPackage = collection === "packages";
  if (version > (isPackage ? 1 : versionOf(collection)))
    throw refused(
      `has ${collection} that a newer release wrote, in line ${line}: version ${version}; update the sandbox`,
    );
  if (isPackage !== (bytes !== undefined))
    throw refusedIn(line, { member: "bytes", message: "must be given for packages only" });
  if (isPackage) return doc as SnapshotEntity["entity"];
  try {
    return upgrade(collection as DocumentKind, version, doc as StoredDocument);
  } catch {
    throw refusedIn(line, { member: "doc", message: `is not a document of version ${version}` });
  }
}

function withSecret(world: World, collection: string, entity: SnapshotEntity["entity"]): SnapshotEntity["entity"] {
  if (collection !== "webhooks") return entity;
  const webhook: Webhook = { ...(entity as Webhook), secret: world.newId("whs") };
  return webhook;
}
