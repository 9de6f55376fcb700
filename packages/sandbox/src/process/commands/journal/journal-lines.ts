import { styleText } from "node:util";
import type { JournalAttempt, JournalChain, JournalChange, JournalEntry } from "@assessment-api/control";
import { readable } from "../output.ts";

type Style = Parameters<typeof styleText>[0];

/** Colors only on terminals, and not with NO_COLOR. */
const colour = (style: Style, text: string): string => styleText(style, text, { stream: process.stdout });

const styles: Readonly<Record<JournalEntry["kind"], Style>> = {
  REQUEST: "cyan",
  PAGE: "cyan",
  CONTROL: "magenta",
  TIMER: "yellow",
  START: "yellow",
  CHANGE: "gray",
  EVENT: "blue",
  MAIL: "blue",
  DELIVERY: "blue",
  ATTEMPT: "green",
};

const WIDTH = Math.max(...Object.keys(styles).map((kind) => kind.length));

const STEPS = 3;

const statusText = (status: number): string =>
  colour(status >= 500 ? "redBright" : status >= 400 ? "red" : "green", String(status));

function changeText({ kind, steps, planted }: JournalChange): string {
  if (planted !== undefined)
    return `seeded ${Object.entries(planted)
      .map(([name, count]) => `${count} ${name}`)
      .join(", ")}`;
  if (kind !== "UPDATED") return kind.toLowerCase();
  const shown = steps
    .slice(0, STEPS)
    .map(({ path, before, after }) => `${path} ${JSON.stringify(before) ?? "–"} → ${JSON.stringify(after) ?? "–"}`);
  return [...shown, ...(steps.length > STEPS ? [`and ${steps.length - STEPS} more`] : [])].join(", ").slice(0, 200);
}

const attemptText = ({ state, failure, message, nextAttemptDate }: JournalAttempt): string =>
  [
    state === "DELIVERED" ? state.toLowerCase() : colour("red", state.toLowerCase()),
    failure,
    message,
    nextAttemptDate && `next ${readable(nextAttemptDate)}`,
  ]
    .filter((part) => part !== undefined && part !== "")
    .join(", ");

function text({ operation, status, subjectId, exchange, refusal, change, attempt }: JournalEntry): string {
  const parts = exchange
    ? [`${exchange.method} ${exchange.path}${exchange.query === undefined ? "" : `?${exchange.query}`}`]
    : [operation, subjectId !== undefined && !operation.startsWith("whk_") ? subjectId : undefined];
  return [
    ...parts,
    status === undefined ? undefined : statusText(status),
    exchange?.durationInMs === undefined ? undefined : colour("gray", `${exchange.durationInMs} ms`),
    refusal && `${refusal.rule}: ${refusal.message}`,
    change && changeText(change),
    attempt && attemptText(attempt),
  ]
    .filter((part) => part !== undefined)
    .join("  ");
}

export function entryLine(entry: JournalEntry, depth = entry.causeId === undefined ? 0 : 1): string {
  const kind = colour(styles[entry.kind], entry.kind.padEnd(WIDTH));
  return `${colour("gray", readable(entry.date))}  ${kind}  ${"  ".repeat(depth)}${text(entry)}  ${colour("gray", entry.id)}`;
}

export function chainLines({ entry, causes, effects }: JournalChain): string {
  const depths = new Map<string | undefined, number>();
  return [...causes.toReversed(), entry, ...effects]
    .map((one) => {
      const depth = (depths.get(one.causeId) ?? -1) + 1;
      depths.set(one.id, depth);
      return entryLine(one, depth);
    })
    .join("\n");
}
