/** Schema of the generated `webhooks.gen.ts`: checks that a receiver performs on each event. */
export interface WebhookTable {
  readonly secretHeader: string;
  readonly mediaType: string;
  readonly fields: Readonly<Record<string, { readonly type: string; readonly required?: true }>>;
}
