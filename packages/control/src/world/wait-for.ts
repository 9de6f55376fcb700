/** Default timeout in milliseconds. */
export const WITHIN = 5000;

/** Polling interval in milliseconds. */
const PAUSE = 20;

export interface WaitOptions {
  /** Timeout in milliseconds; default 5,000. */
  readonly within?: number | undefined;
}

/** A wait timed out; the message names the expected item and the others found. */
export class AwaitedError extends Error {
  override name = "AwaitedError";
}

interface Awaited<Item> extends WaitOptions {
  /** Description, such as `a mail to ada@example.com`. */
  readonly what: string;
  readonly look: () => Promise<readonly Item[]>;
  readonly isMeant: (item: Item) => boolean;
  readonly describe: (item: Item) => string;
}

/** Waits for the first matching item. @throws AwaitedError */
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

/** Limit of listed items. */
const SHOWN = 10;

function missing(what: string, within: number, instead: readonly string[]): string {
  const waited = `Waited ${within} ms for ${what}.`;
  if (instead.length === 0) return `${waited} None arrived.`;
  const more = instead.length > SHOWN ? [`  and ${instead.length - SHOWN} more`] : [];
  return [`${waited} Found instead:`, ...instead.slice(0, SHOWN).map((line) => `  ${line}`), ...more].join("\n");
}
