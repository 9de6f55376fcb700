import type { Answer } from "../../domain/answers.ts";
import type { Assessment, Candidate } from "../../domain/candidates.ts";
import type { Delivery } from "../../domain/deliveries.ts";
import type { CandidateEvent } from "../../domain/events.ts";
import type { JobPosition } from "../../domain/job-positions.ts";
import type { Mail } from "../../domain/mails.ts";
import type { Person } from "../../domain/people.ts";
import { type PersonSkill, personSkillId } from "../../domain/person-skills.ts";
import type { Skill, SkillFolder, Skillset } from "../../domain/skills.ts";
import { revisionId, type Task, type TaskRevision } from "../../domain/tasks.ts";
import type { Team } from "../../domain/teams.ts";
import type { TestSection } from "../../domain/tests.ts";
import { type Timer, timerId } from "../../domain/timers.ts";
import { createIdSet } from "./id-set.ts";
import type { DocumentCollection, Violation } from "./validate.ts";

/** Kinds of references, and of identifiers that must be unique. */
type Kind = Exclude<DocumentCollection, "organizations"> | "assessments" | "externalIds" | "tokens" | "peopleEmails";

interface Names {
  own(kind: Kind, id: string, member: string): void;
  /** The other document may follow. */
  to(kind: Kind, id: string | undefined, member: string): void;
  demand(holds: boolean, member: string, message: string): void;
  under(kind: "teams" | "skillFolders", id: string, parentId: string | undefined): void;
}

type Rule<Item> = (item: Item, names: Names) => void;

const sectionRules = ({ sections }: { readonly sections: readonly TestSection[] }, { to }: Names): void => {
  for (const [index, { tasks }] of sections.entries())
    for (const [place, { taskId }] of tasks.entries()) to("tasks", taskId, `sections[${index}].tasks[${place}].taskId`);
};

function assessmentRules(assessment: Assessment, at: string, { own, to, demand }: Names): void {
  const { id, token, test, status, sections, activeSection, startedAt, finishedAt } = assessment;
  own("assessments", id, `${at}.id`);
  own("tokens", token, `${at}.token`);
  to("tests", test.id, `${at}.test.id`);
  demand(activeSection < Math.max(sections.length, 1), `${at}.activeSection`, "must be the index of a section");
  const [started, finished] = [STARTED.includes(status), FINISHED.includes(status)];
  demand(!started || startedAt !== undefined, `${at}.startedAt`, "must be given for a test that was started");
  demand(!finished || finishedAt !== undefined, `${at}.finishedAt`, "must be given for a test that was finished");
  const answerIds = new Set<string>();
  demand(pointsOf(sections.flatMap(({ answers }) => answers)) <= test.maxPoints, `${at}.test.maxPoints`, TOO_FEW);
  for (const [index, { answers, maxPoints: most }] of sections.entries()) {
    demand(pointsOf(answers) <= most, `${at}.sections[${index}].maxPoints`, TOO_FEW);
    for (const [place, { id: answerId, taskId, revision, maxPoints, scoredPoints = 0 }] of answers.entries()) {
      const member = `${at}.sections[${index}].answers[${place}]`;
      demand(!answerIds.has(answerId), `${member}.id`, "is the identifier of another answer");
      answerIds.add(answerId);
      demand(scoredPoints <= maxPoints, `${member}.scoredPoints`, "must not be more than maxPoints");
      to("taskRevisions", revisionId(taskId, revision), `${member}.revision`);
    }
  }
}

const TOO_FEW = "must be at least the points of the answers";

/** Sums of fractions differ by their order. */
const pointsOf = (answers: readonly Pick<Answer, "maxPoints">[]): number =>
  Math.floor(answers.reduce((total, { maxPoints }) => total + maxPoints, 0) * 1e6) / 1e6;

const FINISHED = ["TEST_FINISHED", "AUTO_ASSESSMENT_READY", "ASSESSMENT_COMPLETED"];
const STARTED = ["TEST_STARTED", ...FINISHED];

/**
 * Rules between documents, and between members of one document, by collection. They also hold after
 * deletions.
 */
const rules: { readonly [Name in DocumentCollection]?: Rule<never> } = {
  packages({ id }: { readonly id: string }, { own }) {
    own("packages", id, "id");
    // Tasks refer to the package, not to its pieces.
    if (id.endsWith(".0")) own("packages", id.slice(0, -2), "id");
  },
  tasks({ id, published, draft, revision }: Task, { own, to, demand }) {
    own("tasks", id, "id");
    demand(published !== undefined || draft !== undefined, "published", "must be given if the task has no draft");
    demand((published !== undefined) === revision > 0, "revision", "must count what was published");
    to("packages", published?.packageId, "published.packageId");
    to("packages", draft?.packageId, "draft.packageId");
  },
  taskRevisions({ id }: TaskRevision, { own, to }) {
    own("taskRevisions", id, "id");
    to("tasks", id.slice(0, id.lastIndexOf(".")), "id");
  },
  tests(test: { readonly id: string; readonly sections: readonly TestSection[] }, names) {
    names.own("tests", test.id, "id");
    sectionRules(test, names);
  },
  predefinedTests(test: { readonly id: string; readonly sections: readonly TestSection[] }, names) {
    names.own("predefinedTests", test.id, "id");
    sectionRules(test, names);
  },
  skillFolders({ id, parentId, level }: SkillFolder, { own, to, under, demand }) {
    own("skillFolders", id, "id");
    to("skillFolders", parentId, "parentId");
    demand((parentId === undefined) === (level === "AREA"), "parentId", "must be given for all levels but AREA");
    under("skillFolders", id, parentId);
  },
  skills({ id, folderId, relatedSkills, relatedFolders }: Skill, { own, to }) {
    own("skills", id, "id");
    to("skillFolders", folderId, "folderId");
    for (const [index, { skillId }] of relatedSkills.entries())
      to("skills", skillId, `relatedSkills[${index}].skillId`);
    for (const [index, one] of relatedFolders.entries())
      to("skillFolders", one.folderId, `relatedFolders[${index}].folderId`);
  },
  skillsets({ id, skillIds }: Skillset, { own, to }) {
    own("skillsets", id, "id");
    for (const [index, skillId] of skillIds.entries()) to("skills", skillId, `skillIds[${index}]`);
  },
  jobPositions({ id, feederIds, skillsets, familyId, seniorityId }: JobPosition, { own, to }) {
    own("jobPositions", id, "id");
    for (const [index, one] of feederIds.entries()) to("jobPositions", one, `feederIds[${index}]`);
    for (const [index, { skillsetId }] of skillsets.entries())
      to("skillsets", skillsetId, `skillsets[${index}].skillsetId`);
    to("positionFamilies", familyId, "familyId");
    to("seniorityLevels", seniorityId, "seniorityId");
  },
  teams({ id, parentTeamId, supervisorId }: Team, { own, to, under }) {
    own("teams", id, "id");
    to("teams", parentTeamId, "parentTeamId");
    to("people", supervisorId, "supervisorId");
    under("teams", id, parentTeamId);
  },
  people(person: Person, { own, to }) {
    const { id, email, jobPositionId, additionalJobPositionIds, teamIds, timeline, certificates } = person;
    own("people", id, "id");
    own("peopleEmails", email.toLowerCase(), "email");
    to("jobPositions", jobPositionId, "jobPositionId");
    for (const [index, one] of additionalJobPositionIds.entries())
      to("jobPositions", one, `additionalJobPositionIds[${index}]`);
    for (const [index, one] of teamIds.entries()) to("teams", one, `teamIds[${index}]`);
    for (const [index, { rating }] of timeline.entries())
      to("people", rating?.ratedBy, `timeline[${index}].rating.ratedBy`);
    for (const [index, { definitionId }] of certificates.entries())
      to("certificateDefinitions", definitionId, `certificates[${index}].definitionId`);
  },
  personSkills({ id, personId, skillId, ratings }: PersonSkill, { own, to, demand }) {
    own("personSkills", id, "id");
    demand(
      id === personSkillId(personId, skillId),
      "id",
      "must be the ids of the person and the skill, joined by a dot",
    );
    to("people", personId, "personId");
    to("skills", skillId, "skillId");
    for (const [index, { ratedBy }] of ratings.entries()) to("people", ratedBy, `ratings[${index}].ratedBy`);
  },
  candidates({ id, externalId, assessments }: Candidate, names) {
    names.own("candidates", id, "id");
    if (externalId !== undefined) names.own("externalIds", externalId, "externalId");
    for (const [index, assessment] of assessments.entries())
      assessmentRules(assessment, `assessments[${index}]`, names);
  },
  mails({ id, kind, candidateId, assessmentId, personId }: Mail, { own, to, demand }) {
    own("mails", id, "id");
    const toPerson = kind === "TEAM_INVITATION";
    demand((personId !== undefined) === toPerson, "personId", "must be given for team invitations only");
    demand((candidateId !== undefined) !== toPerson, "candidateId", "must be given for all but team invitations");
    demand((assessmentId !== undefined) !== toPerson, "assessmentId", "must be given for all but team invitations");
    to("candidates", candidateId, "candidateId");
    to("people", personId, "personId");
  },
  events({ id, candidateId }: CandidateEvent, { own, to }) {
    own("events", id, "id");
    to("candidates", candidateId, "candidateId");
  },
  timers(timer: Timer, { own, to }) {
    own("timers", timerId(timer), "kind");
    if (timer.kind === "build") to("tasks", timer.taskId, "taskId");
    else to("candidates", timer.candidateId, "candidateId");
  },
  deliveries(delivery: Delivery, { own, to }) {
    own("deliveries", delivery.id, "id");
    to(delivery.candidateId.startsWith("per_") ? "people" : "candidates", delivery.candidateId, "candidateId");
    if (delivery.kind === "mail") to("mails", delivery.mailId, "mailId");
    else {
      to("webhooks", delivery.webhookId, "webhookId");
      to("events", delivery.eventId, "eventId");
    }
  },
};

/** Kinds whose identifiers a fork replaces everywhere; short ones could occur in another organization. */
const renamed: ReadonlySet<Kind> = new Set([
  "assessments",
  "candidates",
  "deliveries",
  "events",
  "mails",
  "people",
  "tokens",
  "webhooks",
]);
const RENAMED_ID = /(?:^|:)[a-z]{3}_[0-9A-Za-z]{8,64}$/;

/** Maximum number of forward references and tree members in memory. */
const MOST_PENDING = 100_000;

interface PlacedViolation<Place> extends Violation {
  readonly place: Place;
}

export interface References<Place> {
  /**
   * Adds a document that matches its schema.
   * @param place line in a file or name, which `end` returns
   * @returns a violation against earlier documents, if any
   */
  add(collection: DocumentCollection, document: object, place: Place): Violation | undefined;
  /** Returns a violation that only shows after the last document. */
  end(): PlacedViolation<Place> | undefined;
}

/**
 * Checks the references between documents of one organization: unique identifiers and no missing targets.
 * @param checksLength whether identifiers must be long enough for a replacement, as in a file
 */
export function createReferences<Place extends number | string>({
  checksLength,
}: {
  readonly checksLength: boolean;
}): References<Place> {
  const known = createIdSet();
  const pending = new Map<string, PlacedViolation<Place>>();
  const above = { teams: new Map<string, Above<Place>>(), skillFolders: new Map<string, Above<Place>>() };
  let found: Violation | undefined;
  let place: Place;
  const report = (member: string, message: string) => {
    found ??= { member, message };
  };
  const names: Names = {
    own(kind, id, member) {
      if (checksLength && renamed.has(kind) && !RENAMED_ID.test(id))
        report(member, "must have 8 to 64 letters and digits after its prefix");
      if (!known.add(kind, id)) report(member, "is already the id of another document");
      pending.delete(`${kind} ${id}`);
    },
    to(kind, id, member) {
      const name = `${kind} ${id}`;
      if (id === undefined || known.has(kind, id) || pending.has(name)) return;
      if (pending.size === MOST_PENDING) report(member, "is one of too many references to later documents");
      else pending.set(name, { place, member, message: `refers to ${name}, which is missing` });
    },
    demand(holds, member, message) {
      if (!holds) report(member, message);
    },
    under(kind, id, parentId) {
      if (parentId === undefined) return;
      if (above[kind].size === MOST_PENDING) report("id", `is one of more than ${MOST_PENDING} below another one`);
      else above[kind].set(id, { parentId, place });
    },
  };
  return {
    add(collection, document, at) {
      [found, place] = [undefined, at];
      const rule = rules[collection];
      if (rule !== undefined) rule(document as never, names);
      else if (collection !== "organizations") names.own(collection, (document as { readonly id: string }).id, "id");
      return found;
    },
    end() {
      const [missing] = pending.values();
      return missing ?? circleIn(above.teams, "parentTeamId") ?? circleIn(above.skillFolders, "parentId");
    },
  };
}

interface Above<Place> {
  readonly parentId: string;
  readonly place: Place;
}

function circleIn<Place>(above: ReadonlyMap<string, Above<Place>>, member: string): PlacedViolation<Place> | undefined {
  const fine = new Set<string>();
  for (const start of above.keys()) {
    const path = new Set<string>();
    for (let id = start, next = above.get(id); next !== undefined && !fine.has(id); next = above.get(id)) {
      if (path.has(id)) return { place: next.place, member, message: "forms a cycle" };
      path.add(id);
      id = next.parentId;
    }
    for (const id of path) fine.add(id);
  }
  return undefined;
}
