import { go } from "./go.ts";
import { java } from "./java.ts";
import { python } from "./python.ts";
import { rust } from "./rust.ts";
import { spring } from "./spring.ts";
import type { Target } from "./target.ts";

/** All languages, the slowest first. The two Maven builds do not start together. */
export const targets: readonly Target[] = [java, go, spring, python, rust];
