/** `pnpm mutants`: finds faults that the checks of this repository miss. */
import { documentsCommand } from "./documents/command.ts";
import { serversCommand } from "./servers/command.ts";

const args = process.argv.slice(2);
process.exitCode = args[0] === "--documents" ? await documentsCommand(args.slice(1)) : await serversCommand(args);
