/** Milliseconds that a response asks to wait (RFC 9110, 10.2.3: seconds or a date); undefined when it does not say. */
export function retryAfter(response: Response, now: number): number | undefined {
  const value = response.headers.get("Retry-After")?.trim();
  if (!value) return undefined;
  // Date.parse would take -5 and 1.5 for months.
  const date = /^[A-Z]/i.test(value) ? Date.parse(value) : Number.NaN;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : date - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
