import type { Draft, Rule, Verdict } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { sameJson } from "../model/json.ts";
import type { Operation } from "../model/operations.ts";
import { child } from "../model/pointer.ts";
import { type Alternative, requirementsOf } from "../model/security.ts";
import { renamedSchemes } from "./security-schemes.ts";

/** Reports changed requirements, also dropped ones, which may be an accident. */
export const securityRequirement: Rule = {
  operation({ before, after, documents }) {
    const renamed = renamedSchemes(documents);
    const old = requirementsOf(documents.before, before).map((one) => rename(one, renamed));
    const now = requirementsOf(documents.after, after);
    if (sameJson(old, now)) return [];
    const draft = (rule: string, verdict: Verdict, message: string): Draft[] => [
      { rule, verdict, message, detail: fromTo(old, now), ...placesOf(before, after) },
    ];
    if (isPublic(now))
      return isPublic(old)
        ? []
        : draft("security-made-public", "sdk-breaking", `no credential is required; before: ${list(old)}`);
    const rule = "security-requirement-changed";
    if (isPublic(old)) return draft(rule, "wire-breaking", `${list(now)} is now required; before: no credential`);
    const hurt = old.filter((one) => !now.some((other) => missingIn(other, one).length === 0));
    if (hurt.length > 0) return draft(rule, "wire-breaking", hurt.map((one) => lacks(one, now)).join("; "));
    const wider = now.filter((one) => !old.some((other) => sameJson(one, other)));
    return wider.length > 0 ? draft(rule, "additive", `${list(wider)} is now sufficient`) : [];
  },
};

function placesOf(before: Operation, after: Operation): Pick<Draft, "before" | "after"> {
  if (before.value.security === undefined && after.value.security === undefined)
    return { before: "#/security", after: "#/security" };
  return { before: child(before.pointer, "security"), after: child(after.pointer, "security") };
}

const rename = (one: Alternative, names: Map<string, string>): Alternative =>
  Object.fromEntries(Object.entries(one).map(([name, scopes]) => [names.get(name) ?? name, scopes]));

const isPublic = (list: Alternative[]) => list.length === 0 || list.some((one) => Object.keys(one).length === 0);

const missingIn = (required: Alternative, given: Alternative): string[] =>
  Object.entries(required).flatMap(([name, scopes]) => {
    const has = given[name];
    if (!has) return [`\`${name}\`${scopes.length > 0 ? ` with ${namesOf(scopes)}` : ""}`];
    const lacking = scopes.filter((scope) => !has.includes(scope));
    return lacking.length > 0 ? [`${namesOf(lacking)} of \`${name}\``] : [];
  });

function lacks(given: Alternative, now: Alternative[]): string {
  const nearest = now.map((required) => missingIn(required, given)).toSorted((a, b) => a.length - b.length)[0] ?? [];
  return `${say(given)} is no longer sufficient: ${nearest.join(" and ")} is required`;
}

const namesOf = (scopes: string[]) =>
  `the scope${scopes.length > 1 ? "s" : ""} ${scopes.map((one) => `\`${one}\``).join(", ")}`;

const say = (one: Alternative): string =>
  Object.entries(one)
    .map(([name, scopes]) => `\`${name}\`${scopes.length > 0 ? ` with ${namesOf(scopes)}` : ""}`)
    .join(" and ");

const list = (alternatives: Alternative[]) => alternatives.map(say).filter(Boolean).join(", or ");
