import type { World } from "../../service/world.ts";
import type { OrganizationClock, SandboxClock } from "../../timers/clock.ts";
import type { Settle } from "../../timers/scheduler.ts";
import type { Calls } from "../calls.ts";
import type { Catcher } from "../catcher.ts";

export interface Control {
  readonly world: World;
  readonly clock: SandboxClock;
  readonly clockOf: (organizationId: string) => OrganizationClock;
  readonly settle: Settle;
  readonly calls: Pick<Calls, "send">;
  readonly catcher: Catcher;
  readonly mockUrl?: string | undefined;
  readonly closing: AbortSignal;
}

export type Operator = Record<never, never>;
