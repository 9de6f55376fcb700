/** Milliseconds that a wait takes at most, where nobody says otherwise. */
export const WITHIN = 5000;

/** Milliseconds between two looks. */
const PAUSE = 20;

export interface WaitOptions {
  /** Milliseconds of real time after which the wait fails; 5,000 by default. */
  readonly within?: number | undefined;
}

/** Nothing of what was awaited came in time; the message says what was, and what came instead. */
export class AwaitedError extends Error {
  override name = "AwaitedError";
}

interface Awaited<Item> extends WaitOptions {
  /** In words, such as `a mail to ada@example.com`. */
  readonly what: string;
  /** All there is by now. */
  readonly look: () => Promise<readonly Item[]>;
  readonly isMeant: (item: Item) => boolean;
  /** One line about something that came instead. */
  readonly describe: (item: Item) => string;
}

/** The first of what is there, or comes in time, that is meant. @throws AwaitedError */
export async function waitFor<Item>(awaited: Awaited<Item>): Promise<Item> {
  const { within = WITHIN, what, look, isMeant, describe } = awaited;
  const end = Date.now() + within;
  for (;;) {
    const there = await look();
    const meant = there.find(isMeant);
    if (meant !== undefined) return meant;
    if (Date.now() >= end) throw new AwaitedError(missing(what, within, there.map(describe)));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Most other entries shown when the expected one does not come. */
const SHOWN = 10;

function missing(what: string, within: number, instead: readonly string[]): string {
  const waited = `Waited ${within} ms for ${what}.`;
  if (instead.length === 0) return `${waited} Nothing came.`;
  const more = instead.length > SHOWN ? [`  and ${instead.length - SHOWN} more`] : [];
  return [`${waited} Instead there is:`, ...instead.slice(0, SHOWN).map((line) => `  ${line}`), ...more].join("\n");
}
