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

export const identifiersIn = (text: string): string[] => [...new Set(text.match(pattern))];

export const kindOf = (id: string): (typeof kinds)[Prefix] => kinds[id.slice(0, id.indexOf("_")) as Prefix];

export const isOfAssessment = (id: string): boolean => /^(?:asm|ans)_/.test(id);

/** @returns undefined if the value is missing */
export function placeOf(value: unknown, wanted: string): (string | number)[] | undefined {
  if (value === wanted) return [];
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const place = placeOf(member, wanted);
    if (place !== undefined) return [Array.isArray(value) ? Number(name) : name, ...place];
  }
  return undefined;
}
