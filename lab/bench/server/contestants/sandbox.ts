/** The sandbox on a database: `sandbox.ts <data folder, or address of PostgreSQL> <API key> [without-journal]`. */
import { startSandbox } from "@assessment-api/sandbox";
import { announce } from "./announce.ts";

const [, , place = "", apiKey, how] = process.argv;
const database = place.startsWith("postgres:") ? { databaseUrl: place } : { data: place };
// A limit that nobody reaches, of as many requests as the usual one: they are counted as for every user.
const rateLimit = { requests: 36, periodInMs: 1 };
const journal = how === "without-journal" ? "off" : undefined;
const sandbox = await startSandbox({
  ...database,
  apiKey,
  port: 0,
  seed: "none",
  rateLimit,
  logLevel: "warn",
  journal,
});
announce(Number(new URL(sandbox.url).port));
