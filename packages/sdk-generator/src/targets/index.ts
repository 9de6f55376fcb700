import { python } from "./python.ts";
import type { Target } from "./target.ts";

/** Every language, in the order in which they run. */
export const targets: readonly Target[] = [python];
