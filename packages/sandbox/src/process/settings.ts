import { refusedPorts } from "@assessment-api/runtime/ports";
import leven from "leven";
import type { JournalLimit } from "../domain/journal.ts";
import { type SeedKind, seedKinds } from "../domain/organizations.ts";
import type { RateLimit } from "../domain/rate-limits.ts";
import { type LogLevel, logLevels } from "../http/requests.ts";
import { type AddressPolicy, addressPolicies } from "../outbox/addresses.ts";
import { readSender, readSmtpUrl } from "../outbox/smtp-url.ts";
import {
  duration,
  matching,
  ok,
  oneOf,
  rateLimit,
  readDatabaseUrl,
  readDelays,
  readJournalLimit,
  readUrl,
  type Setting,
} from "./setting-kinds.ts";

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly mockUrl: string | undefined;
  /** Key of the first organization; default: generated on first start. */
  readonly apiKey: string | undefined;
  readonly controlToken: string | undefined;
  readonly webhookAddresses: AddressPolicy;
  readonly webhookRetries: readonly number[];
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly mailRetries: readonly number[];
  readonly rateLimit: RateLimit | "off";
  readonly rateLimitV3: RateLimit | "off";
  readonly validateResponses: boolean;
  readonly requestTimeout: number;
  readonly gracePeriod: number;
  readonly journal: JournalLimit | "off";
  readonly seed: SeedKind;
  readonly seedValue: string | undefined;
  readonly logLevel: LogLevel;
}

/** Definitions, from which `--help`, environment variables and the README table are made. */
export const definitions: { readonly [Name in keyof Settings]: Setting<Settings[Name]> } = {
  host: {
    argument: "<address>",
    description: "address to listen on; 0.0.0.0 for all addresses of the machine",
    standard: "127.0.0.1",
    expected: "an address or a host name",
    read: matching(/^[0-9A-Za-z.:_-]+$/),
  },
  port: {
    argument: "<number>",
    description: "port to listen on, 0 for a free one",
    standard: "4010",
    expected: "a number from 0 to 65535 (browsers and fetch block some, such as 4190 and 6000)",
    read(text) {
      const port = Number(text);
      return /^\d{1,5}$/.test(text) && port <= 65535 && !refusedPorts.has(port) ? ok(port) : undefined;
    },
  },
  data: {
    argument: "<folder>",
    description: "folder of the database, created if missing; `:memory:` keeps nothing",
    standard: "./.assessment-api",
    expected: "a folder",
    read: matching(/^[^\0]+$/),
  },
  databaseUrl: {
    argument: "<url>",
    variable: "DATABASE_URL",
    description: "PostgreSQL database instead of the folder, for one or several processes",
    otherwise: "none",
    expected: "a URL such as postgres://user:password@host:5432/database",
    read: readDatabaseUrl,
  },
  publicUrl: {
    argument: "<url>",
    description: "address that users see; links in mails and responses start with it",
    otherwise: "the address it listens on",
    expected: "an http or https URL without query",
    read: readUrl,
  },
  mockUrl: {
    argument: "<url>",
    description: "address of a mock; console and documents link to it",
    otherwise: "none",
    expected: "an http or https URL without query",
    read: readUrl,
  },
  apiKey: {
    argument: "<key>",
    description: "API key of the first organization for all versions, instead of a random one",
    otherwise: "random, shown once at the first start",
    expected: "8 to 200 visible ASCII characters without spaces",
    read: matching(/^[\x21-\x7e]{8,200}$/),
  },
  controlToken: {
    argument: "<token>",
    description: "bearer token of the control API, also from other machines",
    otherwise: "open to this machine only",
    expected: "16 to 200 visible ASCII characters without spaces",
    read: matching(/^[\x21-\x7e]{16,200}$/),
  },
  webhookAddresses: {
    ...oneOf(addressPolicies),
    description:
      "allowed webhook addresses: public ones with https; also this machine; or any, including private networks and http",
    standard: "loopback",
  },
  webhookRetries: {
    argument: "<delays>",
    description: "delays before each retry of a webhook delivery; after the last one it is held",
    standard: "5s,5m,30m,2h,5h,10h,10h",
    expected: "one to fifty delays such as 5s,5m,2h",
    read: readDelays,
  },
  smtpUrl: {
    argument: "<url>",
    description: "mail server, such as smtp://user:password@mail.example.com:587",
    otherwise: "mails stay in the outbox",
    expected:
      "smtp:// or smtps:// with a host, and at most a user with a password, a port and, for smtp, ?starttls=offered, required or never",
    read: (text) => (readSmtpUrl(text) === undefined ? undefined : ok(text)),
  },
  mailFrom: {
    argument: "<address>",
    description: "sender of mails",
    standard: "Assessments <no-reply@localhost>",
    expected: "an e-mail address, or a name and an address such as Hiring <hiring@example.com>",
    read: (text) => (readSender(text) === undefined ? undefined : ok(text)),
  },
  mailRetries: {
    argument: "<delays>",
    description: "delays before each retry of a mail; after the last one it is held",
    standard: "5s,5m,30m,2h,5h,10h,10h",
    expected: "one to fifty delays such as 5s,5m,2h",
    read: readDelays,
  },
  rateLimit: {
    ...rateLimit,
    description: "requests per period and key, V1 and V2 together; off for no limit",
    standard: "36/8s",
  },
  rateLimitV3: {
    ...rateLimit,
    description: "requests per period and key of V3, whose document has no limit",
    standard: "off",
  },
  validateResponses: {
    argument: "<on|off>",
    description: "validate each response against the document before it is sent",
    standard: "on",
    expected: "on or off",
    read: (text) => (text === "on" || text === "off" ? ok(text === "on") : undefined),
  },
  requestTimeout: {
    ...duration,
    description: "time limit for receiving a request with its body",
    standard: "60s",
  },
  gracePeriod: {
    ...duration,
    description: "time limit for running requests after SIGTERM or SIGINT",
    standard: "5s",
  },
  journal: {
    argument: "<limit>",
    description: "maximum number and age of an organization's journal entries; off for no journal",
    standard: "100000/30d",
    expected: 'a number of entries from 100 and a number of days, such as 100000/30d, or "off"',
    read: readJournalLimit,
  },
  seed: {
    ...oneOf(seedKinds),
    description:
      "first data: nothing, a catalogue of tests and tasks, the same with some candidates, or with ten thousand",
    standard: "demo",
  },
  seedValue: {
    argument: "<text>",
    description: "other first data, always the same for the same text",
    otherwise: "the data that the documentation's samples use",
    expected: "a text of up to 100 characters",
    read: matching(/^.{1,100}$/),
  },
  logLevel: {
    ...oneOf(logLevels),
    description: "level of the log, JSON lines on standard error",
    standard: "info",
  },
};

export const settingNames = Object.keys(definitions) as (keyof Settings)[];

const words = (name: string): string[] => name.replace(/(?=[A-Z]|(?<=[a-z])V\d)/g, " ").split(" ");

/** `rateLimitV3` → `--rate-limit-v3` */
export const flagOf = (name: keyof Settings): string => `--${words(name).join("-").toLowerCase()}`;

/** `rateLimitV3` → `ASSESSMENT_API_SANDBOX_RATE_LIMIT_V3` */
export const variableOf = (name: keyof Settings): string =>
  definitions[name].variable ?? `ASSESSMENT_API_SANDBOX_${words(name).join("_").toUpperCase()}`;

const secrets: readonly (keyof Settings)[] = ["apiKey", "controlToken", "databaseUrl", "smtpUrl"];

function problemOf(name: keyof Settings, where: string, text: string): string {
  const shown = secrets.includes(name) ? "the given value" : JSON.stringify(text);
  return `${where} must be ${definitions[name].expected}, not ${shown}`;
}

const PREFIX = "ASSESSMENT_API_SANDBOX_";
/** Address of a running sandbox, for commands and tests. */
const CLIENT_URL = "ASSESSMENT_API_SANDBOX_URL";

export function unknownVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = settingNames.map(variableOf);
  return Object.keys(environment)
    .filter((name) => name.startsWith(PREFIX) && !known.includes(name) && name !== CLIENT_URL)
    .toSorted()
    .map((name) => {
      const nearest = known.toSorted((one, other) => leven(name, one) - leven(name, other))[0] ?? "";
      return `${name} is not a setting. Did you mean ${nearest}?`;
    });
}

export type Flags = Partial<Record<keyof Settings, string>>;

/** Parses flags and environment; `problems` name flag or variable. */
export function readSettings(
  flags: Flags,
  environment: Readonly<Record<string, string | undefined>>,
): { readonly settings: Settings; readonly problems: readonly string[] } {
  const problems: string[] = [];
  function read<Name extends keyof Settings>(name: Name): Settings[Name] | undefined {
    const definition = definitions[name];
    const flag = flags[name];
    const given = flag ?? (environment[variableOf(name)] || undefined);
    const text = given ?? definition.standard;
    if (text === undefined) return undefined;
    const result = definition.read(text);
    if (result !== undefined) return result.value;
    problems.push(problemOf(name, flag === undefined ? variableOf(name) : flagOf(name), text));
    return undefined;
  }
  const entries = settingNames.map((name) => [name, read(name)]);
  return { settings: Object.fromEntries(entries) as Settings, problems };
}

export const defaultSettings: Settings = readSettings({}, {}).settings;

export function problemsOf(settings: Settings): string[] {
  return settingNames.flatMap((name) => {
    const value = settings[name];
    const text = typeof value === "number" ? `${value}${definitions[name].unit ?? ""}` : value;
    const fine = typeof text !== "string" || definitions[name].read(text) !== undefined;
    return fine ? [] : [problemOf(name, name, text)];
  });
}
