export interface Policy {
  /** Whether unknown schema keywords are errors. */
  readonly strictSchemas: boolean;
  /** Whether conventions apply that OpenAPI cannot express: PUT replaces, `since` filters by time. */
  readonly conventions: boolean;
  /** Whether 404 and 422 are accepted as well as 400, for undocumented reasons. */
  readonly unstatedRules: boolean;
  readonly correctsBodies: boolean;
  /** Whether the run finds the member used in paths, and accepts a relative `Location`. */
  readonly learnsIdentity: boolean;
  /** Whether the run finds the first page and the largest size. */
  readonly learnsPaging: boolean;
  /** Whether existing data must not change. Creations may return it or need a parent. */
  readonly foreignData: boolean;
  readonly hints: boolean;
  /** Whether the server implements a part of somebody else's document, as in `conform`. */
  readonly partialServer: boolean;
}

export const OWN_POLICY: Policy = {
  strictSchemas: true,
  conventions: true,
  unstatedRules: false,
  correctsBodies: false,
  learnsIdentity: false,
  learnsPaging: false,
  foreignData: false,
  hints: false,
  partialServer: false,
};

export const FOREIGN_POLICY: Policy = {
  strictSchemas: false,
  conventions: false,
  unstatedRules: true,
  correctsBodies: true,
  learnsIdentity: true,
  learnsPaging: true,
  foreignData: true,
  hints: true,
  partialServer: false,
};

export const CONFORM_POLICY: Policy = { ...FOREIGN_POLICY, partialServer: true };
