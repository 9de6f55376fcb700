const prefixes: readonly (readonly [view: string, prefix: RegExp])[] = [
  ["journal", /^(req|tmr|run|chg|att)_/],
  ["explanations", /^err_/],
  ["candidates", /^cnd_/],
  ["scoring", /^asm_/],
  ["tests", /^tst_/],
  ["tasks", /^tsk_/],
  ["people", /^per_/],
  ["teams", /^team_/],
  ["skills", /^(skl|fld)_/],
  ["positions", /^jp_/],
  ["certificates", /^crt_/],
  ["mails", /^mai_/],
  ["webhooks", /^whk_/],
  ["snapshots", /^snp_/],
];

export const viewOf = (id: string): string | undefined => prefixes.find(([, prefix]) => prefix.test(id))?.[0];
