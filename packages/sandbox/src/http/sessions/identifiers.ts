/** Names of variables, by the prefix of the identifier that they hold. */
const kinds = {
  ans: "answer",
  asm: "assessment",
  cnd: "candidate",
  dlv: "delivery",
  evt: "event",
  flt: "fault",
  gol: "goal",
  jp: "jobPosition",
  key: "apiKeyId",
  lea: "skillFolder",
  mai: "mail",
  org: "otherOrganization",
  per: "person",
  pct: "certificate",
  pkg: "packageId",
  skl: "skill",
  snp: "snapshot",
  team: "team",
  tsk: "task",
  tst: "testId",
  whk: "webhook",
} as const;
type Prefix = keyof typeof kinds;

const pattern = new RegExp(`\\b(?:${Object.keys(kinds).join("|")})_[0-9A-Za-z_]+`, "g");

/** Identifiers in a text, each once. */
export const identifiersIn = (text: string): string[] => [...new Set(text.match(pattern))];

export const kindOf = (id: string): (typeof kinds)[Prefix] => kinds[id.slice(0, id.indexOf("_")) as Prefix];

/** Whether there is one for each assessment only: no call creates it by itself. */
export const isOfAssessment = (id: string): boolean => /^(?:asm|ans)_/.test(id);

/** Where a value stands in JSON; undefined where it does not. */
export function placeOf(value: unknown, wanted: string): (string | number)[] | undefined {
  if (value === wanted) return [];
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const place = placeOf(member, wanted);
    if (place !== undefined) return [Array.isArray(value) ? Number(name) : name, ...place];
  }
  return undefined;
}
