/** The caller's own fields, text or numbers. */
export type CustomFields = Readonly<Record<string, string | number>>;

/** Null removes a field; one that is not named keeps its value. */
export type CustomFieldsPatch = Readonly<Record<string, string | number | null>>;

export function patchCustomFields(fields: CustomFields, patch: CustomFieldsPatch = {}): CustomFields {
  const kept = Object.entries({ ...fields, ...patch }).filter(
    (entry): entry is [string, string | number] => entry[1] !== null,
  );
  return Object.fromEntries(kept);
}
