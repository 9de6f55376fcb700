import { DAY, SECOND } from "./time.ts";

/** Milliseconds until what has failed so often is tried again: 1 s, 2 s, 4 s and so on, at most a day. */
export const retryDelay = (failures: number): number => Math.min(SECOND * 2 ** (failures - 1), DAY);
