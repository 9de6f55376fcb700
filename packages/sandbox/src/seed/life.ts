import type { NewCandidate, Stage } from "../domain/candidates.ts";
import type { Organization } from "../domain/organizations.ts";
import type { Instant } from "../domain/time.ts";
import type { Cursors } from "../service/cursors.ts";
import type { Links } from "../service/links.ts";
import type { World } from "../service/world.ts";
import type { CatalogueIndex } from "./draft.ts";
import type { Random } from "./random.ts";

export interface Trial {
  readonly testId: string;
  readonly stage: Exclude<Stage, "WITHOUT_ASSESSMENT">;
  readonly invitedAt: Instant;
  /** Time of the start, or of the cancellation of the invitation. */
  readonly startedAt: Instant;
  /** Share of the time limit that the candidate uses. From 1, the test times out. */
  readonly pace: number;
  readonly ability: number;
  readonly opensAt?: Instant;
  readonly note?: string;
  readonly assessorNote?: string;
}

export interface Life {
  readonly person: NewCandidate;
  readonly createdAt: Instant;
  readonly trials: readonly Trial[];
}

export interface Setting {
  readonly organization: Organization;
  readonly catalogue: CatalogueIndex;
  readonly links: Links;
  readonly cursors: Cursors;
  readonly random: Random;
  readonly now: Instant;
}

export interface Past {
  readonly world: World;
  passTo(instant: Instant): Promise<void>;
}
