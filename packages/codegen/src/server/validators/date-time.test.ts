import { fullFormats } from "ajv-formats/dist/formats.js";
import { expect, test } from "vitest";
import { dateTime } from "./date-time.ts";

const { validate: ajvAccepts } = fullFormats["date-time"] as { validate: (text: string) => boolean };

const pad = (value: number, length = 2) => String(value).padStart(length, "0");
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, value) => value);
const years = [0, 4, 100, 400, 1900, 2000, 2023, 2024, 9999];
const days = years.flatMap((year) =>
  upTo(13).flatMap((month) => upTo(32).map((day) => `${pad(year, 4)}-${pad(month)}-${pad(day)}`)),
);
const times = ["T10:00:00Z", "t10:00:00.123z", "T24:00:00Z", "T23:59:60Z", "T10:60:00Z", "T10:00:61Z", "T10:00:00"];
const offsets = ["T10:00:00+01:30", "T10:00:00-23:59", "T10:00:00+24:00", "T10:00:00.Z", "T1:00:00Z", "", "T"];

test("agrees with Ajv's own check on every day of common and leap years, and on times and offsets", () => {
  const texts = days.flatMap((day) => [...times, ...offsets].map((time) => day + time));
  expect(texts.filter((text) => dateTime.test(text) !== ajvAccepts(text))).toEqual([]);
  expect(texts.filter((text) => dateTime.test(text)).length).toBeGreaterThan(10_000);
});

test("wants a T between date and time, as RFC 3339 has it", () => {
  expect(dateTime.test("2026-03-02T09:15:00.000Z")).toBe(true);
  expect(dateTime.test("2026-03-02 09:15:00.000Z")).toBe(false);
});
