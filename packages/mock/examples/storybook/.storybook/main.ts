import { createRequire } from "node:module";
import { dirname } from "node:path";

const worker = createRequire(import.meta.url).resolve("msw/mockServiceWorker.js");

export default {
  stories: ["../*.stories.ts"],
  framework: { name: "@storybook/html-vite", options: {} },
  // The script of MSW's service worker.
  staticDirs: [dirname(worker)],
  core: { disableTelemetry: true },
  // This repository installs no lightningcss; leave the line out in a project of your own.
  viteFinal: (config: { build?: object }) => ({ ...config, build: { ...config.build, cssMinify: false } }),
};
