import type { World } from "../../service/world.ts";
import type { SandboxClock } from "../../timers/clock.ts";
import type { Settle } from "../../timers/scheduler.ts";

/** What the control API stands on: the service, and what moves its time. */
export interface Control {
  readonly world: World;
  readonly clock: SandboxClock;
  readonly settle: Settle;
}

/** Whoever may use the control API may do everything with it. */
export type Operator = Record<never, never>;
