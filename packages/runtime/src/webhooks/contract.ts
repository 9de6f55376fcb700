/** The type of the generated `webhooks.gen.ts`: what a receiver checks of each event of a delivery before it trusts its type. */
export interface WebhookTable {
  /** Header that carries the shared secret. */
  readonly secretHeader: string;
  /** Media type of a delivery. */
  readonly mediaType: string;
  /** Fields of an event: JSON type, and whether it is always present. */
  readonly fields: Readonly<Record<string, { readonly type: string; readonly required?: true }>>;
}
