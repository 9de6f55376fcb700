import type { LaunchOptions } from "../src/process/launch.ts";
import { defaultSettings } from "../src/process/settings.ts";

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
