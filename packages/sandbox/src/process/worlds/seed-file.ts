import { readFile } from "node:fs/promises";
import { type Client as ControlClient, type OnboardingStatus, unwrap } from "@assessment-api/control";
import type { CandidateSteps, NewCandidate, WorldCandidate } from "@assessment-api/control/world";
import { unwrap as unwrapV3, type Client as V3Client } from "@assessment-api/v3";
import { type SeedKind, seedKinds } from "../../domain/organizations.ts";

export type WorldSeed = SeedKind | `${string}.yaml` | `${string}.yml`;

interface SeedFile {
  readonly seed: SeedKind;
  readonly seedValue?: string;
  readonly credits?: number | null;
  readonly teams?: readonly string[];
  readonly people?: readonly SeedPerson[];
  readonly candidates?: Readonly<Record<string, SeedCandidate>>;
}

interface SeedPerson {
  readonly email: string;
  readonly team: string;
  readonly onboarding?: OnboardingStatus;
}

/** An action, optionally with parameters: `submit`, `{ answer: wrong }`, `{ score: 0.8 }`. */
type SeedMove = string | Readonly<Record<string, unknown>>;

interface SeedCandidate extends NewCandidate {
  readonly moves?: readonly SeedMove[];
}

export interface Planted {
  readonly teams: Readonly<Record<string, string>>;
  readonly people: Readonly<Record<string, string>>;
  readonly candidates: Readonly<Record<string, WorldCandidate>>;
}

const members = ["seed", "seedValue", "credits", "teams", "people", "candidates"];
const moves = ["start", "answer", "submit", "assess", "score", "expire", "fail", "cancel"] as const;

const isSeedKind = (text: unknown): text is SeedKind => seedKinds.includes(text as SeedKind);

export async function readSeed(seed: WorldSeed): Promise<SeedFile> {
  if (isSeedKind(seed)) return { seed };
  // Lazy: most worlds use a named seed.
  const { parseDocument } = await import("yaml");
  const document = parseDocument(await readFile(seed, "utf8"));
  const [problem] = document.errors;
  if (problem !== undefined) throw new Error(`${seed}: ${problem.message}`);
  const content = (document.toJS({ maxAliasCount: 0 }) ?? {}) as Partial<SeedFile>;
  const unknown = Object.keys(content).find((name) => !members.includes(name));
  if (unknown !== undefined)
    throw new Error(`${seed}: unknown member "${unknown}"; a seed file has ${members.join(", ")}`);
  if (content.seed !== undefined && !isSeedKind(content.seed))
    throw new Error(`${seed}: "seed" must be one of ${seedKinds.join(", ")}, not ${content.seed}`);
  for (const [name, candidate] of Object.entries(content.candidates ?? {}))
    for (const move of candidate?.moves ?? []) readMove(move, `${seed}: candidates.${name}`);
  return { seed: "catalogue", ...content };
}

function readMove(move: SeedMove, where: string): readonly [(typeof moves)[number], unknown] {
  const [name, how] = typeof move === "string" ? [move] : (Object.entries(move)[0] ?? []);
  const known = moves.find((one) => one === name);
  if (known === undefined) throw new Error(`${where}: unknown move "${name}"; choose from ${moves.join(", ")}`);
  return [known, how];
}

interface Tools {
  readonly v3: V3Client;
  readonly control: ControlClient;
  readonly organizationId: string;
  candidate(given: NewCandidate): CandidateSteps;
}

export async function plantSeedFile(
  { teams = [], people = [], candidates = {} }: SeedFile,
  { v3, control, organizationId: id, candidate }: Tools,
): Promise<Planted> {
  const planted = {
    teams: {} as Record<string, string>,
    people: {} as Record<string, string>,
    candidates: {} as Record<string, WorldCandidate>,
  };
  for (const name of teams) planted.teams[name] = (await unwrapV3(v3.POST("/boost/v3/teams", { body: { name } }))).id;
  for (const { email, team, onboarding } of people) {
    const teamId = planted.teams[team];
    if (teamId === undefined) throw new Error(`The seed file has no team "${team}" for ${email}.`);
    const { personId } = await unwrapV3(v3.POST("/boost/v3/invitations", { body: { email, teamId } }));
    planted.people[email] = personId;
    if (onboarding === undefined) continue;
    const params = { path: { id, personId } };
    const body = { status: onboarding };
    await unwrap(control.PUT("/organizations/{id}/people/{personId}/onboarding", { params, body }));
  }
  for (const [name, given] of Object.entries(candidates)) {
    const { moves: wanted = [], ...person } = given ?? {};
    let steps = candidate(person);
    for (const move of wanted) {
      const [known, how] = readMove(move, name);
      steps = (steps[known] as (given?: unknown) => CandidateSteps)(how ?? undefined);
    }
    planted.candidates[name] = await steps;
  }
  return planted;
}
