/** Returns the milliseconds of `Retry-After` (RFC 9110, 10.2.3: seconds or a date); undefined without one. */
export function retryAfter(response: Response, now: number): number | undefined {
  const value = response.headers.get("Retry-After")?.trim();
  if (!value) return undefined;
  // Date.parse would accept -5 and 1.5 as months.
  const date = /^[A-Z]/i.test(value) ? Date.parse(value) : Number.NaN;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : date - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
