import type { World } from "../../service/world.ts";
import type { SandboxClock } from "../../timers/clock.ts";

/** What the control API stands on: the service, and what moves its time. */
export interface Control {
  readonly world: World;
  readonly clock: SandboxClock;
  /** Resolves when all that is due now is done. */
  readonly settle: () => Promise<void>;
}

/** Whoever may use the control API may do everything with it. */
export type Operator = Record<never, never>;
