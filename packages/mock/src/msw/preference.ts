/** Wishes of a request, or of a person at the page, for a response. */
export interface Preference {
  readonly status?: number;
  readonly example?: string;
  /** Milliseconds. */
  readonly delay?: number;
}

/**
 * Reads the header Prefer, as the mock server takes it, and a delay besides: `code=404, example=unknownCandidate, delay=500`. What it does not know is
 * not meant for it.
 */
export function parsePrefer(header: string | undefined): Preference {
  const given = new Map((header ?? "").split(",").map((part) => split(part.trim())));
  const number = (name: string) => (/^\d+$/.test(given.get(name) ?? "") ? Number(given.get(name)) : undefined);
  const [status, example, delay] = [number("code"), given.get("example"), number("delay")];
  return {
    ...(status !== undefined && { status }),
    ...(example !== undefined && { example }),
    ...(delay !== undefined && { delay }),
  };
}

const split = (part: string): [string, string] => {
  const equals = part.indexOf("=");
  return [part.slice(0, equals).toLowerCase(), part.slice(equals + 1).replace(/^"(.*)"$/, "$1")];
};

/** The same as a header. */
export const writePrefer = ({ status, example, delay }: Preference): string =>
  [
    ...(status === undefined ? [] : [`code=${status}`]),
    ...(example === undefined ? [] : [`example=${example}`]),
    ...(delay === undefined ? [] : [`delay=${delay}`]),
  ].join(", ");
