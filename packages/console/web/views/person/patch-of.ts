import type { PersonPatch } from "@assessment-api/v3";

/** Fields of a person that are text. */
export const patched = ["firstName", "lastName", "jobPositionId"] as const;

/** The merge patch that a form asks for: what is absent stays as it is, and null removes it. */
export function patchOf(values: Readonly<Record<string, string | undefined>>): PersonPatch {
  const entries = patched.flatMap((name) => {
    const how = values[`${name}.how`];
    return how === undefined ? [] : [[name, how === "null" ? null : (values[name] ?? "")] as const];
  });
  return Object.fromEntries(entries);
}
