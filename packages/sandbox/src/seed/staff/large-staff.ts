import { onboardingStatuses, type Person } from "../../domain/people.ts";
import { type PersonSkill, personSkillId } from "../../domain/person-skills.ts";
import type { Team } from "../../domain/teams.ts";
import { DAY, type Instant } from "../../domain/time.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { makeMany } from "../many.ts";
import { inventPerson } from "../people.ts";
import type { Random } from "../random.ts";
import { demoStaff } from "./demo-staff.ts";
import { blank, type Staff } from "./staff.ts";

export const LARGE_STAFF = 10_000;

const TEAM_SIZE = 12;
const UNITS = ["Engineering", "Data", "Product", "Support", "Operations", "Research"] as const;
const PLACES = ["Lisbon", "Oslo", "Kraków", "Nairobi", "Osaka", "Montréal", "Lima", "Pune"] as const;
const TOPICS = ["Payments", "Search", "Identity", "Billing", "Reports", "Mobile", "Tooling", "Quality"] as const;

export async function largeStaff(
  random: Random,
  { jobPositions, skills: catalogueSkills }: Pick<Catalogue, "jobPositions" | "skills">,
  { organizationId, now }: { readonly organizationId: string; readonly now: Instant },
  size: number = LARGE_STAFF,
): Promise<Staff> {
  const demo = demoStaff(organizationId, now);
  const positions = jobPositions.filter(({ abstract }) => !abstract).map(({ id }) => id);
  const skills = catalogueSkills.filter(({ disabled }) => !disabled).map(({ id }) => id);
  const teams = inventTeams(random, organizationId, now, size);
  const taken = new Set(demo.people.map(({ email }) => email));
  const employees = await makeMany(size - demo.people.length, (index) =>
    inventEmployee(random, { organizationId, now, index, teams, positions, taken }),
  );
  const people = employees.sort((one, other) => one.createdAt - other.createdAt);
  const rated = await makeMany(people.length, (index) => inventSkills(random, people[index] as Person, skills));
  return {
    teams: [...demo.teams, ...teams],
    people: [...demo.people, ...people],
    personSkills: [...demo.personSkills, ...rated.flat()],
  };
}

function inventTeams(random: Random, organizationId: string, now: Instant, people: number): Team[] {
  const team = (name: string, parentTeamId?: string): Team => ({
    id: random.newId("team"),
    organizationId,
    name,
    ...(parentTeamId !== undefined && { parentTeamId }),
    businessUnit: parentTeamId === undefined,
    createdAt: now - 800 * DAY,
  });
  const units = UNITS.map((name) => team(name));
  const sites = units.flatMap((unit) => PLACES.map((place) => team(`${unit.name} ${place}`, unit.id)));
  const squads = Array.from({ length: Math.ceil(people / TEAM_SIZE) }, (_, index) => {
    const site = random.pick(sites);
    return team(`${site.name}: ${random.pick(TOPICS)} ${index + 1}`, site.id);
  });
  return [...units, ...sites, ...squads];
}

interface Employer {
  readonly organizationId: string;
  readonly now: Instant;
  readonly index: number;
  readonly teams: readonly Team[];
  readonly positions: readonly string[];
  readonly taken: Set<string>;
}

function inventEmployee(random: Random, { organizationId, now, index, teams, positions, taken }: Employer): Person {
  const { email, ...name } = inventPerson(random);
  const free = taken.has(email) ? email.replace("@", `.${index}@`) : email;
  taken.add(free);
  const createdAt = now - random.between(20 * DAY, 700 * DAY);
  const finishedAt = createdAt + random.between(DAY, 20 * DAY);
  const status = random.next() < 0.9 ? "COMPLETED" : random.pick(onboardingStatuses);
  const isDone = status === "COMPLETED";
  return {
    ...blank,
    id: random.newId("per"),
    organizationId,
    email: free,
    ...name,
    ...(random.next() < 0.8 && { customId: `HR-${String(index + 2000)}` }),
    ...(random.next() < 0.9 && { jobPositionId: random.pick(positions) }),
    teamIds: [random.pick(teams).id],
    onboarding: isDone ? { status, finishedAt } : { status },
    accountEnabled: random.next() < 0.97,
    customFields: { costCenter: `CC-${random.between(100, 999)}` },
    timeline: [
      { type: "INVITED", at: createdAt },
      ...(isDone ? [{ type: "ONBOARDING_COMPLETED", at: finishedAt } as const] : []),
    ],
    createdAt,
  };
}

/** One person in five has rated skills. */
function inventSkills(random: Random, { organizationId, id: personId, createdAt }: Person, skills: readonly string[]) {
  if (random.next() > 0.2) return [];
  const chosen = new Set(Array.from({ length: 3 }, () => random.pick(skills)));
  return [...chosen].map(
    (skillId): PersonSkill => ({
      id: personSkillId(personId, skillId),
      organizationId,
      personId,
      skillId,
      type: random.pick(["CORE", "OPTIONAL", "ADDITIONAL"]),
      wantToLearn: random.next() < 0.3,
      ratings: [
        {
          type: "SELF",
          ratedOn: createdAt + random.between(0, 10 * DAY),
          value: random.between(10, 100),
          ratedBy: personId,
        },
      ],
      customFields: {},
    }),
  );
}
