import { createHash, randomFillSync } from "node:crypto";
import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { IdPrefix, NewId } from "../domain/ids.ts";

export const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const ID_LENGTH = 12;

/** 24 characters are 142 bits. */
const lengths: Partial<Record<IdPrefix, number>> = { tkn: 24, whs: 32 };

const newIdOf =
  (text: (length: number) => string): NewId =>
  (prefix) =>
    `${prefix}_${text(lengths[prefix] ?? ID_LENGTH)}`;

/** Limit of random bytes: higher ones would bias the result. */
const FAIR = 248;

const pool = Buffer.alloc(4096);
let used = pool.length;

/** Returns unpredictable letters and digits, 5.95 bits each. */
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

/** @returns a prefix and 12 random characters; more for tokens and secrets */
export const newId: NewId = newIdOf(randomText);

/** Length of the time; two more characters are a counter. */
const SHARED_LENGTH = 3;

/**
 * Creates ids with neighboring index entries, so that a commit writes one index page instead of one per row. Tokens
 * keep their random part and get longer. Secrets are not indexed. With several processes, these ids would make
 * transactions collide on the same pages.
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

export function createSeededNewId(seed: string | number): NewId {
  const random = createSeededRandom(seed);
  return newIdOf((length) => Array.from({ length }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join(""));
}

export function createSeededRandom(seed: string | number): () => number {
  const digest = createHash("sha256").update(String(seed)).digest();
  const generator = xoroshiro128plusFromState([0, 4, 8, 12].map((offset) => digest.readInt32BE(offset)));
  return () => uniformFloat64(generator);
}
