import { DAY, type Instant, SECOND } from "./time.ts";

/** Delay of the automatic assessment. */
const ASSESSED_AFTER = 10 * SECOND;

export type Stage = "TOKEN_SENT" | "TEST_STARTED" | "TEST_FINISHED" | "ASSESSMENT_COMPLETED" | "TOKEN_EXPIRED";

interface Person {
  readonly email: string;
  stage: Stage;
  /** Due time of the next timer; undefined without a timer. */
  dueAt: Instant | undefined;
}

export interface Happened {
  readonly email: string;
  readonly type: string;
  readonly at: Instant;
}

const next = {
  TOKEN_SENT: { stage: "TOKEN_EXPIRED", type: "TOKEN_EXPIRED" },
  TEST_STARTED: { stage: "TEST_FINISHED", type: "TEST_FINISHED" },
  TEST_FINISHED: { stage: "ASSESSMENT_COMPLETED", type: "ASSESSMENT_COMPLETED" },
} as const;

/** Expected state of an organization that no other test affects. */
export interface Model {
  readonly now: Instant;
  readonly people: readonly Readonly<Person>[];
  readonly events: readonly Happened[];
  invite(email: string, days: number): void;
  start(email: string): void;
  submit(email: string): void;
  /** @returns the number of timers that run until then */
  pass(until: Instant): number;
  keep(): Kept;
  restore(kept: Kept): void;
}

export type Kept = { readonly now: Instant; readonly people: readonly Person[]; readonly events: readonly Happened[] };

/** @param limit of the test in milliseconds */
export function createModel(start: Instant, limit: number): Model {
  let now = start;
  let people: Person[] = [];
  let events: Happened[] = [];

  function move(person: Person, stage: Stage, type: string, at: Instant): void {
    person.stage = stage;
    const delay = stage === "TEST_STARTED" ? limit : stage === "TEST_FINISHED" ? ASSESSED_AFTER : undefined;
    person.dueAt = delay === undefined ? undefined : at + delay;
    events.push({ email: person.email, type, at });
  }

  const find = (email: string) => people.find((one) => one.email === email) as Person;
  const copy = (kept: Kept) => ({
    now: kept.now,
    people: kept.people.map((one) => ({ ...one })),
    events: [...kept.events],
  });

  return {
    get now() {
      return now;
    },
    get people() {
      return people;
    },
    get events() {
      return events;
    },
    invite(email, days) {
      people.push({ email, stage: "TOKEN_SENT", dueAt: now + days * DAY });
    },
    start: (email) => move(find(email), "TEST_STARTED", "TEST_STARTED", now),
    submit: (email) => move(find(email), "TEST_FINISHED", "TEST_FINISHED", now),
    pass(until) {
      let timers = 0;
      for (;;) {
        const [first] = people
          .filter(({ dueAt = Number.POSITIVE_INFINITY }) => dueAt <= until)
          .sort((one, other) => Number(one.dueAt) - Number(other.dueAt));
        if (first?.dueAt === undefined) break;
        const { stage, type } = next[first.stage as keyof typeof next];
        move(first, stage, type, first.dueAt);
        timers += 1;
      }
      now = until;
      return timers;
    },
    keep: () => copy({ now, people, events }),
    restore(kept) {
      ({ now, people, events } = copy(kept));
    },
  };
}
