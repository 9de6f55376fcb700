import { join } from "node:path";

export const packages = join(import.meta.dirname, "../..");
