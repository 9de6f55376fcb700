import type { Person, TimelineEntry } from "@assessment-api/control";
import { facts, readable } from "../output.ts";

export const nameOf = ({ firstName, lastName }: Person): string =>
  [firstName, lastName].filter((name) => name !== undefined).join(" ");

export function describePerson(person: Person): string {
  const { onboarding, jobPositionId, additionalJobPositionIds, goals, pluginData, certificates, timeline } = person;
  const { status, finishDate } = onboarding;
  return [
    facts({
      Person: person.id,
      Name: nameOf(person) || undefined,
      Address: person.email,
      "Custom id": person.customId,
      Account: person.accountEnabled ? "enabled" : "disabled",
      Onboarding: finishDate === undefined ? status : `${status}, ${readable(finishDate)}`,
      Teams: textOf(person.teamIds),
      Roles: textOf(person.roles),
      Tags: textOf(person.tags),
      "Job positions": textOf([...(jobPositionId === undefined ? [] : [jobPositionId]), ...additionalJobPositionIds]),
      "Custom fields": textOf(pairs(person.customFields)),
      Created: readable(person.creationDate),
    }),
    ...section(
      "Goals",
      goals.map(({ id, name, completed }) => `${id}  ${name}${completed ? " (reached)" : ""}`),
    ),
    ...section("Plugins", pairs(pluginData)),
    ...section(
      "Certificates",
      certificates.map(({ id, definitionId, issueDate, expirationDate }) =>
        [id, definitionId, readable(issueDate), expirationDate && `until ${readable(expirationDate)}`]
          .filter((part) => part !== undefined)
          .join("  "),
      ),
    ),
    ...section("Timeline", timeline.map(describeEntry)),
  ].join("\n");
}

const textOf = (texts: readonly string[]): string | undefined => texts.join(", ") || undefined;

const pairs = (values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(values).map(([name, value]) => `${name}=${JSON.stringify(value)}`);

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`\n${title}`, ...lines.map((line) => `  ${line}`)];

function describeEntry({ date, type, rating }: TimelineEntry): string {
  if (rating === undefined) return `${readable(date)}  ${type}`;
  const by = rating.ratedBy === undefined ? "" : ` by ${rating.ratedBy}`;
  return `${readable(date)}  ${type}  ${rating.skillId} ${rating.value ?? "skipped"}${by}`;
}
