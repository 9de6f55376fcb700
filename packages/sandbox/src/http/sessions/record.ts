import { setImmediate } from "node:timers/promises";
import { type Assessment, api as control } from "@assessment-api/control/server";
import type { Organization } from "../../domain/organizations.ts";
import { searchCandidates } from "../../service/candidates.ts";
import { getOrganization } from "../../service/organizations.ts";
import { listPeople } from "../../service/people.ts";
import type { World } from "../../service/world.ts";
import { findOperation, memberNames } from "../documents.ts";
import { versions } from "../versions.ts";
import { type Act, NotRepeatableError } from "./acts.ts";
import { getAssessmentOf } from "./assessment.ts";
import { expectationsOf } from "./expectations.ts";
import { identifiersIn, isOfAssessment, kindOf, placeOf } from "./identifiers.ts";
import { createPseudonyms, type Pseudonyms } from "./privacy.ts";
import { selectActs } from "./select.ts";
import {
  type Body,
  literalText,
  ORGANIZATION,
  ORIGIN,
  type Saved,
  type Session,
  type Step,
  variable,
} from "./session.ts";
import { clockAct, withTime } from "./time-steps.ts";

export interface Range {
  readonly from: string;
  readonly to?: string | undefined;
}

type Draft = Omit<Step, "saves"> & { readonly act: Act; readonly saves: Saved[] };

/** @throws NotFoundError for the organization or an entry @throws NotRepeatableError */
export async function recordSession(world: World, organizationId: string, range: Range): Promise<Session> {
  const organization = await getOrganization(world, organizationId);
  const { acts, timers, leftOut, all } = await selectActs(world, organizationId, range);
  const pseudonyms = createPseudonyms(await memberNames());
  for (const { requestText, status } of all) {
    pseudonyms.learn(requestText ?? "", status < 400);
    await setImmediate();
  }
  for (const { response } of acts) pseudonyms.learnResponse(response);
  for (const text of searchedIn(acts)) pseudonyms.learnResponse(await findPeople(world, organizationId, text));
  const drafts = await draftSteps(world, organization, withTime(organizationId, acts, timers), pseudonyms);
  const { seed, seedValue, credits } = organization.fresh;
  return {
    title: titleOf(drafts),
    world: { seed, seedValue, credits },
    steps: drafts.map(({ act: _, ...step }) => step),
    notes: leftOut.map(pseudonyms.replaceText),
  };
}

const SEARCHES = 200;

function searchedIn(acts: readonly Act[]): string[] {
  const values = acts.flatMap(({ query }) => [...new URLSearchParams(query).values()]);
  return [...new Set(values)].filter((text) => text.length > 1).slice(0, SEARCHES);
}

/** A fork or a restored snapshot has people whom no request names. */
async function findPeople(world: World, organizationId: string, text: string) {
  const slice = { offset: 0, limit: 10 };
  const candidates = await searchCandidates(world, organizationId, { text }, slice);
  const people = await listPeople(world, organizationId, { text }, slice);
  return [...candidates.items, ...people.items].map(({ email, firstName, lastName }) => ({
    ...{ email, firstName, lastName },
  }));
}

function titleOf(drafts: readonly Draft[]): string {
  const names = drafts.map(({ name }) => name);
  if (names.length === 0) return "no requests";
  return names.length > 4 ? `${names.slice(0, 3).join(", ")} … ${names.at(-1)}` : names.join(", ");
}

async function draftSteps(
  world: World,
  { id: organizationId, name: organizationName }: Organization,
  acts: readonly Act[],
  pseudonyms: Pseudonyms,
) {
  const drafts: Draft[] = [];
  const variables = new Map<string, string>();
  const counts = new Map<string, number>();
  const unique = (name: string) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}${count}`;
  };

  /** False if no earlier response has the identifier. */
  function bind(id: string): boolean {
    if (variables.has(id)) return true;
    for (const { act, saves } of drafts) {
      if (
        `${act.path} ${act.query} ${act.requestText}`.includes(id) &&
        act.response !== undefined &&
        !isOfAssessment(id)
      )
        return false;
      const at = placeOf(act.response, id);
      if (at === undefined) continue;
      const name = unique(kindOf(id));
      saves.push({ name, at });
      variables.set(id, name);
      return true;
    }
    return false;
  }

  const write = (text: string): string => {
    let rest = literalText(text)
      .replaceAll(world.links.origin, variable(ORIGIN))
      .replaceAll(organizationId, variable(ORGANIZATION));
    for (const id of identifiersIn(rest))
      if (bind(id)) rest = rest.replaceAll(new RegExp(`\\b${id}\\b`, "g"), variable(variables.get(id) ?? ""));
    return rest;
  };

  async function draft(act: Act): Promise<void> {
    const place = await findOperation(act.api, act.operationId);
    if (
      place?.needsBody &&
      act.requestText === undefined &&
      !place.mediaTypes.some((type) => /json|yaml|text/.test(type))
    )
      throw new NotRepeatableError(
        `${act.method} ${act.path} (${act.entryId}) sent a file, which the journal does not keep`,
      );
    if (place?.needsBody && act.status < 400 && act.requestText === undefined)
      throw new NotRepeatableError(
        `the body of ${act.method} ${act.path} (${act.entryId}) was deleted from the journal together with a person or candidate`,
      );
    const base = act.api === "control" ? control.basePath : versions[act.api].api.basePath;
    const parameters = place && matchPath(base + place.path, act.path);
    const body = bodyOf(act, place?.mediaTypes[0], pseudonyms, write);
    drafts.push({
      act,
      name: unique(place === undefined ? `${act.method.toLowerCase()}Request` : act.operationId),
      api: act.api,
      ...(parameters && {
        operation: {
          id: act.operationId,
          parameters: Object.fromEntries(
            Object.entries(parameters).map(([name, text]) => [name, write(pseudonyms.replaceText(text))]),
          ),
        },
      }),
      method: act.method,
      path: write(sendable(act, replacePath(act.path, parameters, pseudonyms))),
      ...(act.query !== undefined && { query: write(sentQuery(pseudonyms.replaceInQuery(act.query))) }),
      ...(body && { body }),
      status: act.status,
      expects: expectationsOf(act.method === "GET" ? undefined : act.response)
        .filter(({ value }) => value !== organizationName && !pseudonyms.isUnsent(value))
        .map(({ at, value }) => ({
          at,
          value: typeof value === "string" ? literalText(pseudonyms.replace(value)) : value,
        })),
      saves: [],
    });
  }

  for (const act of acts) {
    const whole = await completed(world, organizationId, act);
    for (const id of identifiersIn([whole.path, whole.query, whole.requestText].join(" ")).filter(isOfAssessment))
      if (!bind(id)) {
        const { assessment, candidateId } = await getAssessmentOf(world, organizationId, id, act.candidateId);
        if (!bind(candidateId)) continue;
        await draft({
          ...clockAct(act),
          operationId: "getAssessment",
          method: "GET",
          path: `${control.basePath}/assessments/${candidateId}`,
          response: id === assessment.id ? { id } : answersIn(assessment),
        });
        bind(id);
      }
    await draft(whole);
    // Other requests go on.
    await setImmediate();
  }
  return drafts;
}

const answersIn = ({ sections }: Assessment) => ({
  sections: sections.map(({ answers }) => ({ answers: answers.map(({ answerId }) => ({ answerId })) })),
});

/** Fills in tokens, and answers given on a page. */
async function completed(world: World, organizationId: string, act: Act): Promise<Act> {
  const { candidateId = "", requestText } = act;
  const path = act.path.replace("tkn_…", candidateId);
  if (path.includes("…"))
    throw new NotRepeatableError(
      `${act.method} ${act.path} (${act.entryId}) has a token in its path, which the journal does not keep`,
    );
  if (requestText?.includes("\\u0001answer/") !== true) return { ...act, path };
  const { assessment } = await getAssessmentOf(world, organizationId, candidateId, candidateId);
  const { answers } = JSON.parse(requestText) as { answers: string[] };
  const given = answers.map((one) => {
    const [section, answer] = one.split("/").slice(-2).map(Number) as [number, number];
    const found = assessment.sections[section]?.answers[answer];
    return { answerId: found?.answerId ?? "", ...found?.value };
  });
  return { ...act, path, requestText: JSON.stringify({ answers: given }) };
}

/** @returns undefined unless all targets send the same bytes */
function plainJson(text: string): object | undefined {
  const value = objectIn(text);
  if (value === undefined || !hasPlainNumbers(value) || /"__proto__"|\\u[dD][89a-fA-F]/.test(text)) return undefined;
  return JSON.stringify(value) === text ? value : undefined;
}

function objectIn(text: string): object | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const isRewritten = (operationId: string, text: string): boolean =>
  operationId === "createWebhook" || /"(?:\w+_)?…"/.test(text);

/** JavaScript and Python write exponents differently. */
function hasPlainNumbers(value: unknown): boolean {
  if (typeof value === "number") return value === 0 || (Math.abs(value) < 1e15 && Math.abs(value) >= 1e-4);
  return typeof value !== "object" || value === null || Object.values(value).every(hasPlainNumbers);
}

const replacePath = (path: string, parameters: Record<string, string> | undefined, pseudonyms: Pseudonyms): string =>
  path
    .split("/")
    .map((segment) =>
      parameters === undefined || Object.values(parameters).some((value) => encodesTo(segment, value))
        ? pseudonyms.replaceText(segment)
        : segment,
    )
    .join("/");

const encodesTo = (segment: string, value: string): boolean => decodeURIComponent(segment) === value;

/** Replaces a path that all HTTP clients send alike. @throws NotRepeatableError */
function sendable({ method, path, entryId }: Act, replaced: string): string {
  const { pathname } = new URL(`http://localhost${replaced.replaceAll("#", "%23").replaceAll("?", "%3F")}`);
  if (replaced.includes("\\") || pathname.split("/").length !== replaced.split("/").length)
    throw new NotRepeatableError(
      `${method} ${path} (${entryId}) has a path that HTTP clients normalize before they send it`,
    );
  return pathname;
}

const sentQuery = (query: string): string =>
  new URL(`http://localhost/?${query.replaceAll("#", "%23")}`).search.slice(1);

function bodyOf(
  act: Act,
  mediaType = "application/json",
  pseudonyms: Pseudonyms,
  write: (text: string) => string,
): Body | undefined {
  const { requestText, operationId } = act;
  if (requestText === undefined || requestText === "") return undefined;
  const rewritten = isRewritten(operationId, requestText) ? objectIn(requestText) : undefined;
  const json = rewritten ? objectIn(JSON.stringify(rewritten)) : /json/.test(mediaType) && plainJson(requestText);
  if (!json) return { mediaType, text: write(pseudonyms.replaceText(requestText)) };
  const own = written(pseudonyms.replace(json), write) as object;
  const url = `${variable(ORIGIN)}/catcher/${variable(ORGANIZATION)}`;
  return { mediaType, json: operationId === "createWebhook" ? { ...own, url } : own };
}

/** Drops redacted secrets. */
function written(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === "string") return write(value);
  if (Array.isArray(value)) return value.map((element) => written(element, write));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([, member]) => typeof member !== "string" || !/^(?:\w+_)?…$/.test(member));
  return Object.fromEntries(kept.map(([name, member]) => [name, written(member, write)]));
}

/** @returns undefined if the template does not match */
function matchPath(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [template.split("/"), path.split("/")];
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    if (name !== undefined) parameters[name] = decodeURIComponent(given[index] ?? "");
    else if (segment !== given[index]) return undefined;
  }
  return parameters;
}
