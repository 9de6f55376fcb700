/** Schema of the generated `webhooks.gen.ts`: checks that a receiver performs on each event. */
export interface WebhookTable {
  /** Header with the shared secret. */
  readonly secretHeader: string;
  readonly mediaType: string;
  /** JSON type of each event field, and whether it is required. */
  readonly fields: Readonly<Record<string, { readonly type: string; readonly required?: true }>>;
}
