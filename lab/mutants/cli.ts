/** `pnpm dev mutants`: finds faults that this repository's checks miss. */
import { documentsCommand } from "./documents/command.ts";
import { serversCommand } from "./servers/command.ts";
import { controlsCommand } from "./servers/controls.ts";
import { servicesCommand } from "./services/command.ts";

const args = process.argv.slice(2);
const [first, ...rest] = args;
if (first === "--documents") process.exitCode = await documentsCommand(rest);
else if (first === "--services") process.exitCode = await servicesCommand(rest);
else if (first === "--controls") process.exitCode = await controlsCommand(rest);
else process.exitCode = await serversCommand(args);
