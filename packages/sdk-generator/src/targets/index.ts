import { go } from "./go.ts";
import { java } from "./java.ts";
import { python } from "./python.ts";
import { spring } from "./spring.ts";
import type { Target } from "./target.ts";

/** Every language, in the order in which they run. */
export const targets: readonly Target[] = [python, java, spring, go];
