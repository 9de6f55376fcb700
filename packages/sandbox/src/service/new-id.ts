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

/** Random characters that identifiers made after each other share; two more count them. */
const SHARED_LENGTH = 3;

/**
 * The same, each behind the one before in the order of texts, until the beginning is random anew after some thousand: a commit writes one page
 * of each index instead of one for each row. Tokens have as many random characters as otherwise, and so are longer; secrets are in no index. For one
 * process, since processes that insert into the same pages collide.
 */
export function createNeighbouringNewId(): NewId {
  const size = ALPHABET.length;
  let [beginning, count] = ["", size ** 2];
  return (prefix) => {
    if (prefix === "whs") return newId(prefix);
    if (count === size ** 2) [beginning, count] = [randomText(SHARED_LENGTH), 0];
    const place = `${beginning}${ALPHABET[Math.floor(count / size)]}${ALPHABET[count % size]}`;
    count += 1;
    return `${prefix}_${place}${randomText(lengths[prefix] ?? ID_LENGTH - place.length)}`;
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
