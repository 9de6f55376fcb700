import { DAY, HOUR, type Instant, MINUTE } from "../domain/time.ts";
import type { Life, Trial } from "./life.ts";
import { personOf } from "./people.ts";

export function demoLives(now: Instant): Life[] {
  const trial = (stage: Trial["stage"], testId: string, ago: number, more: Partial<Trial> = {}): Trial => ({
    stage,
    testId,
    invitedAt: now - ago,
    startedAt: now - ago + 21 * HOUR,
    pace: 0.7,
    ability: 0.7,
    ...more,
  });
  const life = (name: readonly [string, string], tags: readonly string[], ...trials: Trial[]): Life => ({
    person: { ...personOf(...name), tags },
    createdAt: trials[0]?.invitedAt ?? now - 2 * DAY,
    trials,
  });
  const withId = (externalId: string, { person, ...rest }: Life): Life => ({
    ...rest,
    person: { ...person, externalId },
  });

  return [
    withId(
      "ats-1001",
      life(
        ["Amara", "Okafor"],
        ["backend", "referral"],
        trial("ASSESSED", "tst_sql_basics", 60 * DAY, { ability: 0.85 }),
        trial("ACCEPTED", "tst_backend_go_sql", 45 * DAY, {
          ability: 0.95,
          assessorNote: "Clear code, and the only one who asked what happens at the end of the period.",
        }),
      ),
    ),
    withId(
      "ats-1002",
      life(
        ["Jonas", "Lindqvist"],
        ["backend"],
        trial("REJECTED", "tst_backend_java", 40 * DAY, { ability: 0.2, pace: 1.1 }),
      ),
    ),
    life(["Priya", "Banerjee"], ["platform"], trial("EXPIRED", "tst_platform_engineer", 35 * DAY)),
    life(["Mateo", "Reyes"], ["frontend"], trial("CANCELED", "tst_frontend_typescript", 30 * DAY)),
    life(["Leila", "Haddad"], ["platform", "remote"], trial("FAILED", "tst_platform_engineer", 28 * DAY)),
    withId(
      "ats-1003",
      life(
        ["Zoë", "Fontaine"],
        ["platform"],
        trial("ASSESSED", "tst_platform_engineer", 25 * DAY, {
          ability: 0.8,
          note: "We look forward to your answers. Take the test whenever it suits you.",
          assessorNote: "Strong on incidents. The pipeline has no approval before production.",
        }),
      ),
    ),
    life(["Kaito", "Nakamura"], ["quality"], trial("IN_ASSESSMENT", "tst_quality_engineer", 20 * DAY)),
    life(["Wanjiru", "Kimani"], ["frontend", "graduate"], trial("AUTO_ASSESSED", "tst_frontend_typescript", 16 * DAY)),
    life(["Tomás", "Silva"], ["support"], trial("AWAITED", "tst_customer_communication", 3 * DAY)),
    life(["Elif", "Demir"], ["graduate"]),
    life(
      ["Nour", "Mansour"],
      ["backend"],
      trial("AWAITED", "tst_backend_go_sql", DAY, {
        opensAt: now + 5 * DAY,
        note: "The test opens next week, as we agreed on the phone.",
      }),
    ),
    life(
      ["Ravi", "Kapoor"],
      ["backend"],
      trial("STARTED", "tst_backend_go_sql", 18 * HOUR, { startedAt: now - 20 * MINUTE, pace: 0.18 }),
    ),
    life(
      ["Hana", "Novak"],
      ["analyst"],
      trial("FINISHED", "tst_sql_basics", 6 * HOUR, { startedAt: now - 8 * MINUTE, pace: 0.5 }),
    ),
    life(["Oskar", "Zielińska"], ["support"], trial("INVITED", "tst_customer_communication", 0)),
  ];
}
