/**
 * Settings of pnpm that pnpm-workspace.yaml has no word for. Run by the Node that runs pnpm, which may be an old one.
 * pnpm-lock.yaml holds a digest of this file: run `pnpm install` after an edit.
 */
import { fileURLToPath } from "node:url";

/** Projects that nothing needs but the commands that install them with `--filter`. */
const onDemand = [
  "@assessment-api/bench",
  "@assessment-api/browser",
  "@assessment-api/postgres",
  "@assessment-api/storybook",
  "@assessment-api/tools",
];

const bins = fileURLToPath(new URL("tools/node_modules/.bin", import.meta.url));

export const hooks = {
  updateConfig(config) {
    config.filter ??= onDemand.map((name) => `!${name}`);
    config.extraBinPaths = [...(config.extraBinPaths ?? []), bins];
    // Turborepo reports to its maker unless told not to, and says so on the first screen.
    config.extraEnv = { ...config.extraEnv, TURBO_TELEMETRY_DISABLED: "1" };
    return config;
  },
};
