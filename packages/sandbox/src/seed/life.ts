import type { NewCandidate, Stage } from "../domain/candidates.ts";
import type { Organization } from "../domain/organizations.ts";
import type { Instant } from "../domain/time.ts";
import type { Cursors } from "../service/cursors.ts";
import type { Links } from "../service/links.ts";
import type { World } from "../service/world.ts";
import type { CatalogueIndex } from "./draft.ts";
import type { Random } from "./random.ts";

/** How a candidate takes one test. */
export interface Trial {
  readonly testId: string;
  /** The stage it has reached by now. */
  readonly stage: Exclude<Stage, "WITHOUT_ASSESSMENT">;
  readonly invitedAt: Instant;
  /** When the test is started, or the invitation canceled. */
  readonly startedAt: Instant;
  /** Share of the time limit that is used; from 1 on the time runs out. */
  readonly pace: number;
  /** From 0 to 1. */
  readonly ability: number;
  readonly opensAt?: Instant;
  readonly note?: string;
  readonly assessorNote?: string;
}

/** A candidate and the tests they take, one after the other. */
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

/** A world in the past, in which time can pass. */
export interface Past {
  readonly world: World;
  /** Time passes up to this instant, and what falls due by then happens. */
  passTo(instant: Instant): Promise<void>;
}
