import type { Stage } from "../domain/candidates.ts";
import { DAY, HOUR, type Instant, SECOND } from "../domain/time.ts";
import type { CatalogueIndex } from "./draft.ts";
import type { Life, Trial } from "./life.ts";
import { makeMany } from "./many.ts";
import { inventPerson } from "./people.ts";
import type { Random } from "./random.ts";
import { LONGEST_TRIAL } from "./trial.ts";

const LARGE = 10_000;

/** Candidates per thousand in each stage. */
const shares: Record<Stage, number> = {
  WITHOUT_ASSESSMENT: 40,
  INVITED: 5,
  AWAITED: 80,
  STARTED: 15,
  FINISHED: 5,
  AUTO_ASSESSED: 80,
  IN_ASSESSMENT: 55,
  ASSESSED: 130,
  ACCEPTED: 160,
  REJECTED: 260,
  EXPIRED: 120,
  CANCELED: 30,
  FAILED: 20,
};

const stagePool = Object.entries(shares).flatMap(([stage, share]) => Array<Stage>(share).fill(stage as Stage));

const assessedByHand = [
  "tst_backend_go_sql",
  "tst_frontend_typescript",
  "tst_backend_java",
  "tst_platform_engineer",
  "tst_quality_engineer",
  "tst_customer_communication",
];
const usable = [...assessedByHand, "tst_sql_basics", "tst_programming_fundamentals"];

const tagsOf: Readonly<Record<string, string>> = {
  tst_backend_go_sql: "backend",
  tst_backend_java: "backend",
  tst_frontend_typescript: "frontend",
  tst_platform_engineer: "platform",
  tst_quality_engineer: "quality",
  tst_customer_communication: "support",
  tst_sql_basics: "analyst",
  tst_programming_fundamentals: "graduate",
};
const furtherTags = ["remote", "referral", "career-fair", "internal"];

/** Creates candidates of the past year, oldest first. */
export async function largeLives(
  random: Random,
  catalogue: CatalogueIndex,
  now: Instant,
  size: number = LARGE,
): Promise<Life[]> {
  const lives = await makeMany(size, (index) => inventLife(random, catalogue, now, index));
  return lives.sort((one, other) => one.createdAt - other.createdAt);
}

function inventLife(random: Random, catalogue: CatalogueIndex, now: Instant, index: number): Life {
  const stage = (Object.keys(shares)[index] as Stage | undefined) ?? random.pick(stagePool);
  const testId = random.pick(stage === "AUTO_ASSESSED" || stage === "IN_ASSESSMENT" ? assessedByHand : usable);
  const trial = stage === "WITHOUT_ASSESSMENT" ? undefined : inventTrial(random, catalogue, now, stage, testId);
  const tags = [tagsOf[testId] ?? testId, ...(random.next() < 0.3 ? [random.pick(furtherTags)] : [])];
  const externalId = random.next() < 0.5 ? { externalId: `ats-${String(index + 1).padStart(5, "0")}` } : {};
  return {
    person: { ...inventPerson(random), tags, ...externalId },
    createdAt: trial?.invitedAt ?? now - random.between(0, 365 * DAY),
    trials: trial === undefined ? [] : [trial],
  };
}

function inventTrial(
  random: Random,
  catalogue: CatalogueIndex,
  now: Instant,
  stage: Trial["stage"],
  testId: string,
): Trial {
  const limit = (catalogue.tests.get(testId)?.durationInMinutes ?? 0) * 60 * SECOND;
  const ability = Math.min(1, Math.max(0, 0.6 + (random.next() + random.next() - 1) * 0.6));
  const person = { testId, stage, ability };
  switch (stage) {
    case "INVITED":
      return { ...person, invitedAt: now, startedAt: now, pace: 0 };
    case "AWAITED": {
      const invitedAt = now - random.between(HOUR, 13 * DAY);
      return { ...person, invitedAt, startedAt: invitedAt, pace: 0 };
    }
    case "STARTED":
    case "FINISHED": {
      const pace = 0.1 + random.next() * 0.8;
      const startedAt = now - Math.round(limit * pace);
      return { ...person, invitedAt: startedAt - random.between(HOUR, 10 * DAY), startedAt, pace };
    }
    default: {
      const invitedAt = now - random.between(LONGEST_TRIAL, 365 * DAY);
      const pace = 0.3 + random.next() * (stage === "AUTO_ASSESSED" || stage === "IN_ASSESSMENT" ? 0.6 : 0.75);
      return { ...person, invitedAt, startedAt: invitedAt + random.between(HOUR, 5 * DAY), pace };
    }
  }
}
