import { randomInt } from "node:crypto";

/** A number for an organization or a snapshot: random, so that their rows spread over the machines of a distributed database. */
export const newNumber = (): number => randomInt(1, 2 ** 48 - 1);
