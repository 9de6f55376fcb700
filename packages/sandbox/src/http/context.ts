/** Who asks: what the security handlers of V1, V2 and V3 make of an API key, and every handler gets. */
export interface Context {
  readonly organizationId: string;
  readonly keyId: string;
}
