import { createHash, randomFillSync } from "node:crypto";
import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { IdPrefix, NewId } from "../domain/ids.ts";

/** In the order of their codes. */
export const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const ID_LENGTH = 12;

/** Tokens and secrets must not be guessed: 24 characters are 142 bits. */
const lengths: Partial<Record<IdPrefix, number>> = { tkn: 24, whs: 32 };

const newIdOf =
  (text: (length: number) => string): NewId =>
  (prefix) =>
    `${prefix}_${text(lengths[prefix] ?? ID_LENGTH)}`;

/** The largest multiple of 62 in a byte; bytes from there on would make some characters likelier than others. */
const FAIR = 248;

const pool = Buffer.alloc(4096);
let used = pool.length;

/** Letters and digits that nobody can predict; each is worth 5.95 bits. */
export function randomText(length: number): string {
  let text = "";
  while (text.length < length) {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    const byte = pool[used++] as number;
    if (byte < FAIR) text += ALPHABET[byte % ALPHABET.length];
  }
  return text;
}

/** Identifiers of 12 random letters and digits after their prefix; tokens and secrets are longer. */
export const newId: NewId = newIdOf(randomText);

/** Characters that identifiers made after each other share, and how many identifiers share them. */
const SHARED_LENGTH = 3;
const SHARED_BY = 1000;

/**
 * The same, but for a beginning that is random anew only after a thousand: such identifiers stand beside each other in indexes, so that a commit
 * writes a few pages of each instead of one for each row. For one process, since processes that insert into the same pages collide.
 */
export function createNeighbouringNewId(): NewId {
  let [beginning, left] = ["", 0];
  return (prefix) => {
    if (lengths[prefix] !== undefined) return newId(prefix);
    if (left === 0) [beginning, left] = [randomText(SHARED_LENGTH), SHARED_BY];
    left -= 1;
    return `${prefix}_${beginning}${randomText(ID_LENGTH - SHARED_LENGTH)}`;
  };
}

/** The same identifiers, in the same order, for the same seed: for tests and for data that is made up. */
export function createSeededNewId(seed: string | number): NewId {
  const random = createSeededRandom(seed);
  return newIdOf((length) => Array.from({ length }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join(""));
}

/** The same numbers, from 0 to below 1, for the same seed. */
export function createSeededRandom(seed: string | number): () => number {
  const digest = createHash("sha256").update(String(seed)).digest();
  const generator = xoroshiro128plusFromState([0, 4, 8, 12].map((offset) => digest.readInt32BE(offset)));
  return () => uniformFloat64(generator);
}
