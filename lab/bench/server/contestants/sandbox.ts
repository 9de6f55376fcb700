/** Serves a database: `sandbox.ts <data folder or PostgreSQL address> <API key> [without-journal]`. */
import { startSandbox } from "@assessment-api/sandbox";
import { announce } from "./announce.ts";

const [, , place = "", apiKey, how] = process.argv;
const database = place.startsWith("postgres:") ? { databaseUrl: place } : { data: place };
// Counts requests as usual, but never limits them.
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
