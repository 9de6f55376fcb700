import { createRequire } from "node:module";
import { dirname } from "node:path";

/** MSW ships the script of its service worker. In a project of your own, `npx msw init public` copies it. */
const worker = createRequire(import.meta.url).resolve("msw/mockServiceWorker.js");

export default { root: import.meta.dirname, publicDir: dirname(worker) };
