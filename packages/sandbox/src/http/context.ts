/** Caller of V1, V2 or V3. Security handlers create the context from the API key. */
export interface Context {
  readonly organizationId: string;
}
