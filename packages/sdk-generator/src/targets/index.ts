import { go } from "./go.ts";
import { java } from "./java.ts";
import { python } from "./python.ts";
import { rust } from "./rust.ts";
import { spring } from "./spring.ts";
import type { Target } from "./target.ts";

/** Every language. Some run side by side: the one that takes longest comes first, and two that build with Maven do not begin together. */
export const targets: readonly Target[] = [java, go, spring, python, rust];
