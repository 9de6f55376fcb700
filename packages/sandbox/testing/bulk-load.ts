import type { Answer } from "../src/domain/answers.ts";
import { handOver, newAssessment } from "../src/domain/assessments.ts";
import { type Assessment, addAssessment, type Candidate, newCandidate } from "../src/domain/candidates.ts";
import type { NewId } from "../src/domain/ids.ts";
import type { Test } from "../src/domain/tests.ts";
import { DAY, HOUR, type Instant } from "../src/domain/time.ts";
import { createSeededNewId, createSeededRandom } from "../src/service/new-id.ts";
import type { Store } from "../src/store/store.ts";

export interface BulkLoad {
  readonly organizationId: string;
  readonly count: number;
  /** Creation time of the newest candidate; the rest spread over the previous three years. */
  readonly now: Instant;
  /** Seed of the random generator; use another one for a second load. */
  readonly seed?: string;
}

/** Batch size, small enough for the transaction timeout on a busy machine. */
const PER_TRANSACTION = 500;

/**
 * Fills an existing organization with realistic candidates in all stages: a test of three tasks, answers and
 * scores, one of 20 tags, email addresses at four hosts. Creates no timers, mails or events.
 * @returns ids of an even sample
 */
export async function bulkLoad(
  store: Store,
  { organizationId, count, now, seed = "bulk" }: BulkLoad,
): Promise<string[]> {
  const newId = createSeededNewId(seed);
  const random = createSeededRandom(seed);
  const test = someTest(organizationId, newId, now);
  await store.transact((tx) => tx.tests.put(test));
  const sample: string[] = [];
  for (let start = 0; start < count; start += PER_TRANSACTION) {
    const end = Math.min(count, start + PER_TRANSACTION);
    await store.transact(async (tx) => {
      for (let index = start; index < end; index++) {
        const createdAt = now - Math.round(((count - index) / count) * 3 * 365 * DAY);
        const candidate = someCandidate(test, { index, createdAt, newId, random });
        await tx.candidates.put(candidate);
        if (index % Math.ceil(count / 1000) === 0) sample.push(candidate.id);
      }
    });
  }
  return sample;
}

const firstNames =
  "Ada Björn Chloé Dmitri Émile Fatima Grace Hana Igor José Kenji Linus Margaret Noor Olga Priya".split(" ");
const lastNames =
  "Lovelace Sjöberg Dubois Ivanov Zola Haddad Hopper Novák Petrov García Sato Torvalds Hamilton Khan Orlova Rao Smith Müller".split(
    " ",
  );
const hosts = ["example.com", "example.org", "example.net", "mail.example"];

interface Chance {
  readonly index: number;
  readonly createdAt: Instant;
  readonly newId: NewId;
  readonly random: () => number;
}

function someCandidate(test: Test, { index, createdAt, newId, random }: Chance): Candidate {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const firstName = pick(firstNames);
  const lastName = `${pick(lastNames)}-${pick(lastNames)}`;
  const mailbox = firstName.normalize("NFD").replace(/\P{ASCII}/gu, "");
  const given = { firstName, lastName, email: `${mailbox}.${index}@${pick(hosts)}`, tags: [`tag-${index % 20}`] };
  const known = newCandidate(given, test.organizationId, newId("cnd"), createdAt);
  const fate = random();
  if (fate < 0.02) return known;
  const invitation = { id: newId("asm"), token: newId("tkn"), invited: true };
  const assessment = later(newAssessment({}, test, invitation, createdAt), test, { newId, random });
  const candidate = addAssessment(known, assessment);
  return fate < 0.3 ? { ...candidate, decision: fate < 0.12 ? "ACCEPTED" : "REJECTED" } : candidate;
}

function later(invited: Assessment, test: Test, { newId, random }: Pick<Chance, "newId" | "random">): Assessment {
  const fate = random();
  if (fate < 0.01) return invited;
  const sent = handOver(invited);
  if (fate < 0.06) return sent;
  if (fate < 0.12) return { ...sent, status: "TOKEN_EXPIRED" };
  if (fate < 0.14) return { ...sent, status: "CANCELED" };
  const startedAt = invited.createdAt + Math.round(random() * 10 * DAY);
  const answers = (section: number): Answer[] =>
    (test.sections[section]?.tasks ?? []).map(({ taskId, type, points }) => ({
      id: newId("ans"),
      taskId,
      revision: 1,
      title: "What a task asks for",
      type,
      difficulty: "MEDIUM",
      skills: ["TypeScript"],
      maxPoints: points,
      value: { text: "An answer of a few words." },
    }));
  const sections = sent.sections.map((section, index) => ({
    ...section,
    timeTakenInSeconds: 600,
    answers: answers(index),
  }));
  const started: Assessment = { ...sent, status: "TEST_STARTED", startedAt, activeAt: startedAt, sections };
  if (fate < 0.16) return started;
  const finished: Assessment = { ...started, status: "TEST_FINISHED", finishedAt: startedAt + HOUR };
  if (fate < 0.18) return finished;
  if (fate < 0.3) return { ...finished, status: "AUTO_ASSESSMENT_READY" };
  const score = (answer: Answer): Answer => ({
    ...answer,
    scoredPoints: Math.round(random() * answer.maxPoints),
    scoredBy: "ASSESSOR",
  });
  return {
    ...finished,
    status: "ASSESSMENT_COMPLETED",
    sections: finished.sections.map((section) => ({ ...section, answers: section.answers.map(score) })),
  };
}

function someTest(organizationId: string, newId: NewId, createdAt: Instant): Test {
  const task = (points: number) => ({ taskId: newId("tsk"), type: "ESSAY" as const, points });
  return {
    id: newId("tst"),
    organizationId,
    name: "A test that many have taken",
    state: "READY",
    skills: ["TypeScript"],
    durationInMinutes: 60,
    sections: [
      { name: "Basics", durationInMinutes: 20, tasks: [task(5)] },
      { name: "Practice", durationInMinutes: 40, tasks: [task(10), task(10)] },
    ],
    asksForContractData: false,
    customFields: {},
    createdAt,
  };
}
