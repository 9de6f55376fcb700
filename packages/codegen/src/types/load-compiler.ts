import { createRequire } from "node:module";

/**
 * CommonJS, loaded by `require`: where a package does not say what it is, `import` parses each of its files twice, the 9 MB of
 * TypeScript's compiler too.
 */
const require: NodeJS.Require = createRequire(import.meta.url);
export const typescript: typeof import("typescript") = require("typescript");
export const openapiTypescript: typeof import("openapi-typescript") = require("openapi-typescript");
