export interface Policy {
  /** Unknown keywords are errors. */
  readonly strictSchemas: boolean;
  /** Conventions that OpenAPI cannot express: PUT replaces, `since` filters by time. */
  readonly conventions: boolean;
  /** 404 or 422 as well as 400, for undocumented reasons. */
  readonly unstatedRules: boolean;
  /** Errors of the server correct sampled bodies. */
  readonly correctsBodies: boolean;
  /** The run finds the member used in paths, and accepts a relative `Location`. */
  readonly learnsIdentity: boolean;
  /** The run finds first page and largest size. */
  readonly learnsPaging: boolean;
  /** The run must not change existing data. Creations may return it or need a parent. */
  readonly foreignData: boolean;
  /** Messages name the hint. */
  readonly hints: boolean;
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
};
