/**
 * What a user types before the arguments of the sandbox's command, in advice of every kind: where the sources run as they are, in a clone of
 * the repository, its script; otherwise the name of the package.
 */
export const COMMAND = import.meta.filename.endsWith(".ts") ? "pnpm sandbox" : "npx @assessment-api/sandbox";
