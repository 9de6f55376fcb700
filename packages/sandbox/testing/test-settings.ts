import type { LaunchOptions } from "../src/process/launch.ts";
import { defaultSettings } from "../src/process/settings.ts";

/** Default test settings: free port, no limits, no log. */
export const testSettings: LaunchOptions = {
  ...defaultSettings,
  port: 0,
  rateLimit: "off",
  rateLimitV3: "off",
  requestTimeout: 60_000,
  gracePeriod: 5000,
  logLevel: "silent",
  logStream: process.stderr,
};
