import { fullFormats } from "ajv-formats/dist/formats.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { dateTime } from "./date-time.ts";
import { email, uri } from "./formats.ts";

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

test("requires a T between date and time, as in RFC 3339", () => {
  expect(dateTime.test("2026-03-02T09:15:00.000Z")).toBe(true);
  expect(dateTime.test("2026-03-02 09:15:00.000Z")).toBe(false);
});

const check = (format: unknown): ((text: string) => boolean) =>
  format instanceof RegExp ? (text) => format.test(text) : (format as (text: string) => boolean);
const [ajvUri, ajvEmail] = [check(fullFormats.uri), check(fullFormats.email)];

const madeOf = (...pieces: string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 2 })), { maxLength: 9 })
    .map((list) => list.join(""));

test("uri agrees with Ajv's own expression", () => {
  const pieces =
    "http: https:// urn: a:/ :// // / ? # @ : user:pw@ host.example 1.2.3.4 [::1] [1:2::3.4.5.6] [v1.a] [::g] :80 :x a-b %41 %4 %zz ~ ! $& ü { } \\ ' ( [ ]".split(
      " ",
    );
  const texts = fc.oneof(
    madeOf(...pieces),
    madeOf(...pieces).map((text) => `https://${text}`),
  );
  let valid = 0;
  fc.assert(
    fc.property(texts, (text) => {
      if (ajvUri(text)) valid++;
      expect(uri.test(text), text).toBe(ajvUri(text));
    }),
    { numRuns: 20_000 },
  );
  expect(valid).toBeGreaterThan(1000);
});

test("email agrees with Ajv's own expression", () => {
  const texts = madeOf(
    "a",
    "A",
    "ab-c",
    "-",
    "--",
    ".",
    "@",
    "x@y",
    "@b.example",
    "0",
    "+",
    "ü",
    "_",
    "example",
    ".de",
  );
  let valid = 0;
  fc.assert(
    fc.property(texts, (text) => {
      if (ajvEmail(text)) valid++;
      expect(email.test(text), text).toBe(ajvEmail(text));
    }),
    { numRuns: 20_000 },
  );
  expect(valid).toBeGreaterThan(200);
});

const nearMisses = (valid: readonly string[], characters: string) =>
  fc
    .tuple(
      fc.constantFrom(...valid),
      fc.array(fc.tuple(fc.nat(80), fc.nat(1), fc.constantFrom("", ...characters)), { minLength: 1, maxLength: 2 }),
    )
    .map(([text, edits]) =>
      edits.reduce((now, [at, removed, put]) => {
        const place = at % (now.length + 1);
        return now.slice(0, place) + put + now.slice(place + removed);
      }, text),
    );

test.each([
  [
    "date-time",
    dateTime,
    // Ajv also accepts an offset without colon or minutes.
    (text: string) => ajvAccepts(text) && /(?:z|[+-]\d\d:\d\d)$/i.test(text),
    ["2024-02-29T23:59:59.123Z", "2023-02-28t00:00:00z", "1900-12-31T19:09:10+02:00", "2000-10-30T20:30:29.5-11:45"],
    "0123456789-:.+TtZz/é",
  ],
  [
    "uri",
    uri,
    ajvUri,
    ["https://u:p@a.example:80/b/c;d=1?e=/f#g", "urn:isbn:0%2D1", "http://[::1]/a//b", "a:/b?"],
    "aZ09-._~:/?#[]@!$%+\\ é",
  ],
  [
    "email",
    email,
    ajvEmail,
    ["maya.lindqvist@example.com", "a+b@c-d.e-f.example", "o'n@a--b.co.uk", "x@1.2"],
    "aZ09-._@+'\\ é",
  ],
])("%s agrees with Ajv's own check on near misses", (_, format, accepts, valid, characters) => {
  const counts = { true: 0, false: 0 };
  fc.assert(
    fc.property(nearMisses(valid, characters), (text) => {
      counts[`${accepts(text)}`]++;
      expect(format.test(text), text).toBe(accepts(text));
    }),
    { numRuns: 20_000 },
  );
  expect(Math.min(counts.true, counts.false)).toBeGreaterThan(1000);
});

test.each([
  ["uri", uri, `a:${"%41".repeat(20_000)} `],
  ["uri", uri, `https://${"a:".repeat(20_000)}\n`],
  ["email", email, `${"a.".repeat(20_000)}@`],
  ["email", email, `a@${"a-".repeat(20_000)}`],
])("%s takes linear time", (_, format, text) => {
  const started = process.cpuUsage();
  expect(format.test(text)).toBe(false);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000);
});
