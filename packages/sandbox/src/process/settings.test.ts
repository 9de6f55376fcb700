import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DAY, HOUR, MINUTE, SECOND } from "../domain/time.ts";
import {
  definitions,
  flagOf,
  readSettings,
  type Settings,
  settingNames,
  unknownVariables,
  variableOf,
} from "./settings.ts";

const bad: { readonly [Name in keyof Settings]: readonly string[] } = {
  host: ["", "two words", "http://127.0.0.1"],
  port: ["", "-1", "65536", "4010x", "4.5", "999999", "4190", "6000"],
  data: ["", "a\0b"],
  publicUrl: ["", "example.com", "ftp://example.com", "https://example.com/?a=1", "https://me:pw@example.com"],
  apiKey: ["", "short", "with space", "k".repeat(201), "schlüssel1"],
  mockUrl: ["4020", "ftp://example.com"],
  controlToken: ["", "fifteen-letters", "with a space in it"],
  webhookAddresses: ["", "private", "Loopback"],
  webhookRetries: ["", "5", "5s,", "0s", "5d", Array(51).fill("1s").join(",")],
  smtpUrl: [
    "",
    "mail.example.com",
    "smtp://",
    "http://mail.example.com",
    "smtp://mail.example.com/path",
    "smtp://mail.example.com#x",
    "smtp://user@mail.example.com",
    "smtp://:password@mail.example.com",
    "smtp://user:%zz@mail.example.com",
    "smtp://mail.example.com:99999",
    "smtp://mail.example.com?starttls=maybe",
    "smtp://mail.example.com?secure=true",
    "smtps://mail.example.com?starttls=required",
  ],
  mailFrom: ["", "nobody", "a@b.example, c@d.example", "Two <a@b.example> <c@d.example>", "a@b@c", "X\n<a@b.example>"],
  mailRetries: ["", "5", "0s"],
  rateLimit: ["", "36", "0/8s", "36/0s", "36/8", "36/8d", "-1/8s", "1.5/8s", "10001/8s", "on"],
  rateLimitV3: ["", "unlimited"],
  validateResponses: ["", "yes", "true", "ON"],
  requestTimeout: ["", "60", "0s", "99ms", "2h", "1d", "-1s", "1.5s"],
  gracePeriod: ["", "off", "99999999h"],
  journal: ["", "on", "1000", "99/30d", "1000/0d", "1000/30h", "10000000/1d"],
  seed: ["", "Demo", "small"],
  seedValue: ["", "v".repeat(101)],
  databaseUrl: ["", "localhost", "mysql://localhost/db", "postgres://localhost", "postgres://localhost/"],
  logLevel: ["", "INFO", "verbose"],
};

const rejected = Object.entries(bad).flatMap(([name, texts]) =>
  texts.map((text) => [name as keyof Settings, text] as const),
);

test.each(rejected)("--%s=%j is refused with one line about valid values", (name, text) => {
  const { problems } = readSettings({ [name]: text }, {});
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${flagOf(name)} must be ${definitions[name].expected}, not `);
});

test("all invalid values are reported, not only the first, each with its source", () => {
  const environment = { ASSESSMENT_API_SANDBOX_SEED: "big", ASSESSMENT_API_SANDBOX_RATE_LIMIT_V3: "no" };
  const { problems } = readSettings({ port: "http" }, environment);
  expect(problems.map((line) => line.split(" ")[0])).toEqual([
    "--port",
    "ASSESSMENT_API_SANDBOX_RATE_LIMIT_V3",
    "ASSESSMENT_API_SANDBOX_SEED",
  ]);
});

test("a refused key, token or mail server with its password is not repeated", () => {
  const { problems } = readSettings({ apiKey: "s3cr e-t", controlToken: "t0k en", smtpUrl: "smtp//me:p4ss@host" }, {});
  expect(problems).toHaveLength(3);
  expect(problems.join()).not.toMatch(/s3cr|t0k|p4ss/);
});

test("defaults apply without flags and environment", () => {
  expect(readSettings({}, {})).toEqual({
    settings: {
      host: "127.0.0.1",
      port: 4010,
      data: "./.assessment-api",
      publicUrl: undefined,
      apiKey: undefined,
      mockUrl: undefined,
      controlToken: undefined,
      webhookAddresses: "loopback",
      webhookRetries: [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR],
      smtpUrl: undefined,
      mailFrom: "Assessments <no-reply@localhost>",
      mailRetries: [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR],
      rateLimit: { requests: 36, periodInMs: 8000 },
      rateLimitV3: "off",
      validateResponses: true,
      requestTimeout: 60_000,
      gracePeriod: 5000,
      journal: { entries: 100_000, ageInMs: 30 * DAY },
      seed: "demo",
      seedValue: undefined,
      logLevel: "info",
    },
    problems: [],
  });
});

test.each<[keyof Settings, string, unknown]>([
  ["host", "::1", "::1"],
  ["port", "0", 0],
  ["data", "/var/lib/sandbox", "/var/lib/sandbox"],
  ["publicUrl", "https://Sandbox.Example.com/", "https://sandbox.example.com"],
  ["publicUrl", "https://example.com/sandbox/", "https://example.com/sandbox"],
  ["apiKey", "my-own-key", "my-own-key"],
  ["controlToken", "sixteen-letters!", "sixteen-letters!"],
  ["smtpUrl", "smtps://user:p%40ss@mail.example.com", "smtps://user:p%40ss@mail.example.com"],
  ["mailFrom", "Hiring Team <hiring@example.com>", "Hiring Team <hiring@example.com>"],
  ["mailRetries", "1s,2m", [SECOND, 2 * MINUTE]],
  ["rateLimit", "off", "off"],
  ["journal", "off", "off"],
  ["rateLimit", "100/1m", { requests: 100, periodInMs: 60_000 }],
  ["rateLimitV3", "5/500ms", { requests: 5, periodInMs: 500 }],
  ["validateResponses", "off", false],
  ["seed", "large", "large"],
  ["seedValue", "42", "42"],
  ["logLevel", "silent", "silent"],
])("%s takes %j by flag and by environment", (name, text, value) => {
  expect(readSettings({ [name]: text }, {})).toMatchObject({ settings: { [name]: value }, problems: [] });
  expect(readSettings({}, { [variableOf(name)]: text })).toMatchObject({ settings: { [name]: value }, problems: [] });
});

test("a flag overrides the environment", () => {
  const { settings, problems } = readSettings({ port: "2" }, { ASSESSMENT_API_SANDBOX_PORT: "none" });
  expect(problems).toEqual([]);
  expect(settings.port).toBe(2);
});

test("an empty variable is ignored", () => {
  expect(readSettings({}, { ASSESSMENT_API_SANDBOX_PORT: "" }).settings.port).toBe(4010);
});

test.each(settingNames)("%s is in the table of docs/sandbox-settings.md", (name) => {
  const page = readFileSync(new URL("../../../../docs/sandbox-settings.md", import.meta.url), "utf8");
  const { argument, description, standard, otherwise } = definitions[name];
  const preset = standard === undefined ? otherwise : `\`${standard}\``;
  const flag = `\`${flagOf(name)} ${argument.replaceAll("|", "\\|")}\``;
  expect(page).toContain(`| ${flag} | ${description} | ${preset} |`);
});

test("a misspelled variable is reported with the nearest setting", () => {
  const environment = {
    ASSESSMENT_API_SANDBOX_RATE_LIMT: "off",
    ASSESSMENT_API_SANDBOX_PORT: "4010",
    ASSESSMENT_API_SANDBOX_URL: "http://127.0.0.1:4010",
    ASSESSMENT_API_OTHER: "1",
    DATABASE_URL: "",
  };
  expect(unknownVariables(environment)).toEqual([
    "ASSESSMENT_API_SANDBOX_RATE_LIMT is not a setting. Did you mean ASSESSMENT_API_SANDBOX_RATE_LIMIT?",
  ]);
});
