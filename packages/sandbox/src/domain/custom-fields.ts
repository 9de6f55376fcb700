import { InvalidValueError } from "./errors.ts";

export type CustomFields = Readonly<Record<string, string | number>>;

/** Null removes a field; omitted fields keep their value. */
export type CustomFieldsPatch = Readonly<Record<string, string | number | null>>;

const LONGEST_NAME = 200;

export function patchCustomFields(fields: CustomFields, patch: CustomFieldsPatch = {}): CustomFields {
  for (const name of Object.keys(patch)) {
    if (name.trim() === "" || [...name].length > LONGEST_NAME)
      throw new InvalidValueError(
        "customFields",
        name,
        `must have names of 1 to ${LONGEST_NAME} characters, not blank`,
      );
  }
  const kept = Object.entries({ ...fields, ...patch }).filter(
    (entry): entry is [string, string | number] => entry[1] !== null,
  );
  return Object.fromEntries(kept);
}
