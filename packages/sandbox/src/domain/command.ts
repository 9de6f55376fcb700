/** Name of the command: the script in a clone, otherwise the package. */
export const COMMAND = import.meta.filename.endsWith(".ts") ? "pnpm sandbox" : "npx @assessment-api/sandbox";
