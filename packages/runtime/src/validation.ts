/** A compiled JSON Schema: returns true, or false with `errors` set (the shape of Ajv). */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly ValidationProblem[] | null;
}

export interface ValidationProblem {
  /** JSON pointer into the data (RFC 6901); "" is the root. */
  instancePath: string;
  /** Keyword: `type`, `required`, `enum`, …, or our `fromText` for text that does not parse as `params.type`. */
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}
