/** A compiled JSON Schema: returns true, or false with `errors` set (the shape of Ajv). */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly ValidationProblem[] | null;
}

/** One violated rule, as Ajv reports it. */
export interface ValidationProblem {
  /** JSON pointer into the data (RFC 6901); "" is the root. */
  instancePath: string;
  /**
   * The violated keyword: `type`, `required`, `enum`, … or our own `fromText`, for text that does not parse as any of
   * `params.type`.
   */
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}
