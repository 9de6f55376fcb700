/** `pnpm mutants` */
import { documentsCommand } from "./documents/command.ts";

const HELP = `Plants faults and looks whether the checks of this package notice them.

Usage: pnpm mutants --documents [options]   faults of the documents; --help says more
`;

const [first, ...rest] = process.argv.slice(2);
if (first === "--documents") process.exitCode = await documentsCommand(rest);
else {
  process.stdout.write(HELP);
  process.exitCode = first === "--help" ? 0 : 2;
}
