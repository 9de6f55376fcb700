/** Command prefix for help texts: the script in a clone, otherwise the package name. */
export const COMMAND = import.meta.filename.endsWith(".ts") ? "pnpm sandbox" : "npx @assessment-api/sandbox";
