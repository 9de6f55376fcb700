import { createHash } from "node:crypto";
import { isObject } from "./json.ts";

const LONGEST = 60;

/** Serializes a value independently of key order. Long values end in a hash. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value, sortKeys) ?? "";
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST / 2)}…${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;
}

export const fromTo = (old: unknown, now: unknown): string => `${brief(old)} → ${brief(now)}`.trim();

const sortKeys = (_: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;
