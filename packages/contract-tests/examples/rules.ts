import { isObject, type JsonObject } from "../src/document/json.ts";
import { type ExampleValue, type Part, partsOf, sayOf } from "./values.ts";

export type Rule = (examples: readonly ExampleValue[]) => string[];

const each =
  (wrong: (object: JsonObject, part: Part) => (string | false | undefined)[]): Rule =>
  (examples) =>
    partsOf(examples).flatMap((part) =>
      wrong(part.object, part).flatMap((message) => (message ? [sayOf(part, message)] : [])),
    );

const list = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);
const sum = (numbers: readonly unknown[]) => numbers.reduce<number>((total, one) => total + Number(one ?? 0), 0);

/** The code equals the status; under `default` it is at least 400. */
const codes: Rule = (examples) =>
  examples.flatMap(({ document, what, status, pointer, value }) => {
    if (what !== "response" || !isObject(value) || typeof value.code !== "number") return [];
    const right = status === "default" ? value.code >= 400 : String(value.code) === status;
    return right ? [] : [`${document} ${pointer}: code ${value.code} under status ${status}`];
  });

const scores = each(({ scoredPoints, maxPoints, percentage }) => {
  if (typeof scoredPoints !== "number" || typeof maxPoints !== "number") return [];
  const right = maxPoints === 0 ? 0 : (100 * scoredPoints) / maxPoints;
  return [
    scoredPoints > maxPoints && `${scoredPoints} of ${maxPoints} points`,
    typeof percentage === "number" &&
      Math.abs(percentage - right) > 0.01 &&
      `${percentage} % are not ${scoredPoints} of ${maxPoints} points`,
  ];
});

/** Points add up for sections, answers and skills. */
const sums = each((object) => {
  const { score } = object;
  const groups: [string, JsonObject, JsonObject[]][] = [
    [
      "sections",
      isObject(score) ? score : {},
      list(object.sections)
        .map((one) => one.score)
        .filter(isObject),
    ],
    [
      "answers",
      isObject(score) ? score : {},
      list(object.answers)
        .map((one) => one.score)
        .filter(isObject),
    ],
    ["skills", object, list(object.skills)],
  ];
  return groups.flatMap(([name, whole, parts]) =>
    ["scoredPoints", "maxPoints"].map((key) => {
      const comparable = typeof whole[key] === "number" && parts.length > 0 && parts.every((part) => key in part);
      return comparable && sum(parts.map((part) => part[key])) !== whole[key] && `${key} of ${name} do not add up`;
    }),
  );
});

const IN_ORDER = [
  ["creationDate", "startDate", "finishDate"],
  ["creationDate", "testStartDate", "testFinishDate"],
  ["creationDate", "expirationDate"],
  ["issueDate", "expirationDate"],
  ["createdAt", "startedAt", "finishedAt"],
  ["createdAt", "expiresAt"],
  ["createdAt", "sentAt"],
];

const dates = each((object) =>
  IN_ORDER.flatMap((names) => {
    const known = names.filter((name) => object[name] !== undefined && object[name] !== null);
    return known.map((name, index) => {
      const before = known[index - 1];
      return before !== undefined && timeOf(object[before]) > timeOf(object[name]) && `${before} is after ${name}`;
    });
  }),
);

const durations = each(({ startDate, finishDate, timeTakenInSeconds }) => {
  if (typeof startDate !== "string" || typeof finishDate !== "string" || timeTakenInSeconds === undefined) return [];
  const seconds = (timeOf(finishDate) - timeOf(startDate)) / 1000;
  return [seconds !== timeTakenInSeconds && `${timeTakenInSeconds} s taken in ${seconds} s`];
});

const timeOf = (value: unknown): number => (typeof value === "string" ? Date.parse(value) : Number(value));

const pages = each((object) => {
  const page = pageOf(object);
  if (!page) return [];
  const { elements, number, size, totalElements, totalPages } = page;
  const expected = Math.max(0, Math.min(size, totalElements - number * size));
  return [
    totalPages !== Math.ceil(totalElements / size) &&
      `${totalElements} elements are not ${totalPages} pages of ${size}`,
    elements !== expected && `${elements} elements instead of ${expected} of ${totalElements} on page ${number}`,
  ];
});

function pageOf(object: JsonObject) {
  const numbers = isObject(object.page) ? object.page : object;
  const elements = Array.isArray(object.items)
    ? object.items
    : Object.values(isObject(object._embedded) ? object._embedded : {}).find(Array.isArray);
  const { totalElements, totalPages } = numbers;
  if (!elements || typeof totalElements !== "number" || typeof totalPages !== "number") return undefined;
  const first = "pageNumber" in numbers ? 1 : 0; // V1 counts from 1.
  const number = Number(numbers.number ?? numbers.pageNumber) - first;
  return {
    elements: elements.length,
    number,
    size: Number(numbers.size ?? numbers.pageSize),
    totalElements,
    totalPages,
  };
}

/** A page with a cursor links to the next page with that cursor; the last page has neither. */
const cursors = each(({ slice, _links: links, content, next, totalCount }) => {
  const found: (string | false)[] = [];
  if (isObject(slice) && isObject(links)) {
    const href = isObject(links.next) ? String(links.next.href) : undefined;
    const after = href === undefined ? undefined : (new URL(href).searchParams.get("after") ?? undefined);
    found.push(after !== slice.next && `the next link has the cursor ${after} and the slice ${slice.next}`);
  }
  if (Array.isArray(content) && typeof totalCount === "number") {
    const right = next === undefined ? content.length <= totalCount : content.length < totalCount;
    found.push(!right && `${content.length} of ${totalCount} elements`);
  }
  return found;
});

const selfLinks = each(({ id, _links: links }) => {
  const self = isObject(links) && isObject(links.self) ? String(links.self.href) : undefined;
  return [
    typeof id === "string" &&
      self !== undefined &&
      !self.includes("?") &&
      !self.endsWith(`/${id}`) &&
      `${self} is not the link of ${id}`,
  ];
});

const STATUS_OF_CANDIDATE: Record<string, string> = {
  NEW: "NEW",
  TOKEN_SENT: "WAITING_FOR_ANSWERS",
  TEST_STARTED: "WAITING_FOR_ANSWERS",
  TEST_FINISHED: "IN_EVALUATION",
  AUTO_ASSESSMENT_READY: "IN_EVALUATION",
  ASSESSMENT_COMPLETED: "WAITING_FOR_DECISION",
  TOKEN_EXPIRED: "EXPIRED",
  CANCELED: "CANCELED",
  ERROR: "ERROR",
};

/** In V2, the assessment's status determines the candidate's status until a decision. */
const statuses = each(({ status, _embedded: embedded }) => {
  if (!isObject(embedded)) return [];
  const { candidate, assessment } = embedded;
  const [only, ...others] = list(embedded.assessments);
  const pairs: [unknown, unknown][] = [];
  if (only && others.length === 0) pairs.push([status, only.status]);
  if (isObject(candidate) && isObject(assessment)) pairs.push([candidate.status, assessment.status]);
  return pairs.map(([of, from]) => {
    const right = of === "ACCEPTED" || of === "REJECTED" || of === STATUS_OF_CANDIDATE[String(from)];
    return !right && `candidate ${of} with an assessment ${from}`;
  });
});

/** Immutable members by prefix of the id. */
const FIXED: Record<string, string[]> = {
  cnd: ["email", "firstName", "lastName", "creationDate", "externalId"],
  asm: ["creationDate", "token"],
  tst: ["name", "durationInMinutes"],
  tsk: ["type"],
  skl: ["name"],
  fld: ["level", "parentFolderId"],
  per: ["email"],
  team: ["name"],
  crt: ["name"],
};

const sameThings: Rule = (examples) => {
  const seen = new Map<string, { value: string; at: string }>();
  return partsOf(examples).flatMap((part) => {
    const { id } = part.object;
    if (typeof id !== "string" || part.example.what !== "response") return [];
    const [form = ""] = id.split("_");
    return (FIXED[form] ?? []).flatMap((name) => {
      const member = part.object[name];
      if (member === undefined || member === null) return [];
      const value = JSON.stringify(member);
      const first = seen.get(`${id} ${name}`) ?? { value, at: `${part.example.document} ${part.pointer}` };
      seen.set(`${id} ${name}`, first);
      return first.value === value
        ? []
        : [sayOf(part, `${name} of ${id} is ${value}, and ${first.value} at ${first.at}`)];
    });
  });
};

const ID = /\b[a-z]{2,4}_[0-9][A-Za-z0-9]{7}\b/g;

const OWN = ["id", "taskId", "answerId", "token", "created"];

/** Ids without a GET operation: users of the administration panel, requests and errors. */
const ELSEWHERE = /^(usr|req|err)_/;

/** Every id belongs to a resource in a successful response, except in errors. */
const ids: Rule = (examples) => {
  const isError = ({ value }: ExampleValue) => isObject(value) && ("errorId" in value || "errorType" in value);
  const known = new Set(
    partsOf(examples)
      .filter(({ example }) => example.what === "response" && !isError(example))
      .flatMap(({ object }) => OWN.flatMap((name) => object[name] ?? [])),
  );
  const missing = examples
    .filter((example) => !isError(example))
    .flatMap(({ document, pointer, value }) =>
      (JSON.stringify(value)?.match(ID) ?? [])
        .filter((id) => !known.has(id) && !ELSEWHERE.test(id))
        .map((id) => `${document} ${pointer}: ${id} is in no response`),
    );
  return [...new Set(missing)];
};

export const rules: Record<string, Rule> = {
  "an error's code is its status": codes,
  "no score exceeds its maximum, and percentages are right": scores,
  "points add up": sums,
  "dates are in order": dates,
  "times taken lie between start and finish": durations,
  "pages hold what their numbers say": pages,
  "cursors and links to the next page agree": cursors,
  "links to oneself end with the id": selfLinks,
  "statuses of candidate and assessment agree": statuses,
  "the same thing is the same everywhere": sameThings,
  "every id that is named exists": ids,
};
