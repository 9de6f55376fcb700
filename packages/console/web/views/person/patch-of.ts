import type { PersonPatch } from "@assessment-api/v3";

export const patched = ["firstName", "lastName", "jobPositionId"] as const;

/** Builds the merge patch of a form: absent fields are unchanged, null removes a field. */
export function patchOf(values: Readonly<Record<string, string | undefined>>): PersonPatch {
  const entries = patched.flatMap((name) => {
    const how = values[`${name}.how`];
    return how === undefined ? [] : [[name, how === "null" ? null : (values[name] ?? "")] as const];
  });
  return Object.fromEntries(entries);
}
