/** Milliseconds that a response asks to wait (RFC 9110, 10.2.3: seconds or a date); undefined when it does not say. */
export function retryAfter(response: Response, now: number): number | undefined {
  const value = response.headers.get("Retry-After")?.trim();
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
