/**
 * Runs after `pnpm install`. The npm package of Node leaves its own copy behind, with 67 MB of headers for native add-ons, of which nothing
 * here is one; the binary in `bin` is a hard link that stays.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";

rmSync(join(import.meta.dirname, "../node_modules/node/node_modules"), { recursive: true, force: true });
