import { InvalidArgumentError } from "commander";
import { DAY, HOUR, isDuration, MINUTE, SECOND } from "../../../domain/time.ts";

const units: Readonly<Record<string, number>> = { s: SECOND, m: MINUTE, h: HOUR, d: DAY, w: 7 * DAY };

/** ISO 8601 durations stay text. */
export function readDuration(text: string): string | number {
  const [, count, unit = ""] = /^(\d{1,12})([smhdw])$/.exec(text) ?? [];
  if (count !== undefined) return Number(count) * (units[unit] ?? 0);
  if (isDuration(text)) return text;
  throw new InvalidArgumentError("It must be a duration such as 90s, 15m, 2h, 3d, 1w, or PT1H30M.");
}

export function readMilliseconds(text: string): number {
  const duration = readDuration(text);
  if (typeof duration === "number") return duration;
  throw new InvalidArgumentError("It must be a duration such as 2s or 1m.");
}

export function readCredits(text: string): number | null {
  if (text === "unlimited") return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number, or "unlimited".');
}

export function readNumber(text: string): number {
  if (/^\d{1,12}(\.\d+)?$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a number, such as 8 or 0.5.");
}

export function readInstant(text: string): string {
  const instant = Date.parse(text);
  if (!Number.isNaN(instant) && /^\d{4}-/.test(text)) return new Date(instant).toISOString();
  throw new InvalidArgumentError("It must be a date and time such as 2026-03-02T09:15:00Z.");
}

export function readJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The error below reports it.
  }
  throw new InvalidArgumentError(`It must be a JSON object such as {"goals": [{"name": "Learn Go"}]}.`);
}

export type Pair<Value> = readonly [id: string, value: Value];

export function readTexts(text: string, before: readonly Pair<string>[] = []): Pair<string>[] {
  const [, id, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (id === undefined || value === undefined)
    throw new InvalidArgumentError("It must be the id of an answer and a value, such as ans_4Xc8Dt2H=text.");
  return [...before, [id, value]];
}

export function readPoints(text: string, before: readonly Pair<number>[] = []): Pair<number>[] {
  const [, id, value] = /^([^=]+)=(\d{1,6}(?:\.\d+)?)$/.exec(text) ?? [];
  if (id === undefined || value === undefined)
    throw new InvalidArgumentError("It must be the id of an answer and its points, such as ans_4Xc8Dt2H=8.");
  return [...before, [id, Number(value)]];
}
