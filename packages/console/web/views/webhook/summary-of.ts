const LENGTH = 60;

/** Summarizes the events of a webhook request, or quotes the beginning of another body. */
export function summaryOf(body: string): string {
  const events = parse(body);
  const named = events.flatMap((one) => (isEvent(one) ? [`${one.event} ${one.candidateEmail ?? ""}`.trim()] : []));
  if (named.length > 0 && named.length === events.length) return named.join(", ");
  return body.length > LENGTH ? `${body.slice(0, LENGTH)} …` : body;
}

function parse(body: string): unknown[] {
  try {
    return [JSON.parse(body)].flat();
  } catch {
    return [];
  }
}

const isEvent = (value: unknown): value is { event: string; candidateEmail?: string } =>
  typeof value === "object" && value !== null && "event" in value && typeof value.event === "string";
