import type { World } from "../../service/world.ts";
import type { OrganizationClock, SandboxClock } from "../../timers/clock.ts";
import type { Settle } from "../../timers/scheduler.ts";
import type { Calls } from "../calls.ts";
import type { Catcher } from "../catcher.ts";

/** Dependencies of the control API: the service, its clocks, the scheduler's `settle`, calls of the versions, and the catcher. */
export interface Control {
  readonly world: World;
  readonly clock: SandboxClock;
  readonly clockOf: (organizationId: string) => OrganizationClock;
  readonly settle: Settle;
  readonly calls: Pick<Calls, "send">;
  readonly catcher: Catcher;
  /** Where a mock runs beside the sandbox, if it knows of one. */
  readonly mockUrl?: string | undefined;
  /** Aborted when the server closes: responses without an end end then. */
  readonly closing: AbortSignal;
}

/** Context of the control API. It is empty: every caller may do everything. */
export type Operator = Record<never, never>;
