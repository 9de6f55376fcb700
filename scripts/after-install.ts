/**
 * Runs after `pnpm install`. Removes the copy that Node's npm package leaves behind, with 67 MB of headers for native add-ons, which this repository has
 * none of. The binary in `bin` is a hard link and stays.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";

rmSync(join(import.meta.dirname, "../node_modules/node/node_modules"), { recursive: true, force: true });
