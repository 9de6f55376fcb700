/** Removes 67 MB of headers that Node's npm package leaves behind. The binary in `bin` is a hard link and stays. */
import { rmSync } from "node:fs";
import { join } from "node:path";

rmSync(join(import.meta.dirname, "../node_modules/node/node_modules"), { recursive: true, force: true });
