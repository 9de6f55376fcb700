/** The caller of V1, V2 or V3: security handlers make it from the API key, and every handler gets it. */
export interface Context {
  readonly organizationId: string;
}
