import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Clocks } from "../domain/clocks.ts";
import { InvalidValueError } from "../domain/errors.ts";
import type { CursorListing, CursorPage, CursorSlice, Position } from "../domain/lists.ts";
import { HOUR, type Instant } from "../domain/time.ts";

export interface CursorScope {
  readonly organizationId: string;
  readonly list: string;
  readonly filter: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** Opaque, signed pagination cursors. */
export interface Cursors {
  seal(scope: CursorScope, position: Position, now: Instant): string;
  /** @throws InvalidValueError of the field `after` */
  open(scope: CursorScope, cursor: string, now: Instant): Position;
}

export const CURSOR_LIFETIME = 24 * HOUR;

export const PAGE_SIZE = 50;

const PREFIX = "cur_";
const TAG_LENGTH = 16;

/** @param secret see `loadLinkSecret` */
export function createCursors(secret: string): Cursors {
  // Key objects: raw bytes would be converted on each call, at four times the cost of a cursor.
  const keyOf = (purpose: string) => createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)));
  const [tagKey, textKey] = [keyOf("cursor tags"), keyOf("cursor texts")];

  function tagOf({ organizationId, list, filter }: CursorScope, content: Buffer): Buffer {
    const given = Object.entries(filter).filter(([, value]) => value !== undefined);
    const scope = JSON.stringify([organizationId, list, given.sort(([one], [other]) => (one < other ? -1 : 1))]);
    return createHmac("sha256", tagKey).update(scope).update("\n").update(content).digest().subarray(0, TAG_LENGTH);
  }

  return {
    seal(scope, position, now) {
      const content = Buffer.alloc(16);
      content.writeBigUInt64BE(BigInt(position));
      content.writeBigUInt64BE(BigInt(Math.ceil((now + CURSOR_LIFETIME) / HOUR) * HOUR), 8);
      const tag = tagOf(scope, content);
      const cipher = createCipheriv("aes-256-ctr", textKey, tag);
      return PREFIX + Buffer.concat([tag, cipher.update(content), cipher.final()]).toString("base64url");
    },

    open(scope, cursor, now) {
      const bytes = Buffer.from(cursor.slice(PREFIX.length), "base64url");
      const tag = bytes.subarray(0, TAG_LENGTH);
      const known = cursor.startsWith(PREFIX) && bytes.length === TAG_LENGTH + 16;
      if (!known || PREFIX + bytes.toString("base64url") !== cursor) throw foreign(cursor);
      const decipher = createDecipheriv("aes-256-ctr", textKey, tag);
      const content = Buffer.concat([decipher.update(bytes.subarray(TAG_LENGTH)), decipher.final()]);
      if (!timingSafeEqual(tagOf(scope, content), tag)) throw foreign(cursor);
      if (now > Number(content.readBigUInt64BE(8)))
        throw new InvalidValueError("after", cursor, "has expired: start again with the first page");
      return Number(content.readBigUInt64BE());
    },
  };
}

const foreign = (cursor: string) =>
  new InvalidValueError("after", cursor, "must be a cursor of the page before, sent with the same filters");

export async function pageOf<Item>(
  { cursors, clocks }: { readonly cursors: Cursors; readonly clocks: Clocks },
  scope: CursorScope,
  { after, limit = PAGE_SIZE }: { after?: string | undefined; limit?: number | undefined },
  walk: (slice: CursorSlice) => Promise<CursorListing<Item>>,
): Promise<CursorPage<Item>> {
  const now = clocks.of(scope.organizationId).now();
  const position = after === undefined ? undefined : cursors.open(scope, after, now);
  const { items, next } = await walk({ after: position, limit });
  return { items, ...(next !== undefined && { next: cursors.seal(scope, next, now) }) };
}
