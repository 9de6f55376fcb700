import type { Snapshot } from "@assessment-api/control";
import { type Call, call } from "../api/call.ts";
import { advanceCall, freezeCall } from "../api/clock-calls.ts";
import { parseStep } from "../api/steps.ts";
import { formatDuration } from "../format.ts";
import { hrefOf, organizationId } from "../route.ts";

export interface Command {
  readonly text: string;
  /** Link target, or call. */
  readonly href?: string;
  readonly call?: Call<unknown>;
  readonly told?: string;
}

const fixed = (): readonly (readonly [words: string, command: Command])[] => {
  return [
    ["invite candidate", { text: "Invite a candidate", href: hrefOf("candidates", undefined, { open: "invite" }) }],
    ["new,create,make key", { text: "Create a key", href: hrefOf("keys") }],
    [
      "take snapshot",
      {
        text: "Take a snapshot",
        told: "Took a snapshot",
        call: call("control", "post", "/organizations/{id}/snapshots", {
          body: { name: `Taken ${new Date().toISOString()}` },
        }),
      },
    ],
    [
      "freeze clock",
      {
        text: "Freeze the clock",
        told: "Froze the clock",
        call: freezeCall(organizationId()),
      },
    ],
    ["inject fault", { text: "Inject a fault", href: hrefOf("faults") }],
    ["explain,why refusal", { text: "Explain an error", href: hrefOf("explanations") }],
    ["reset organization", { text: "Reset the organization", href: hrefOf("settings") }],
  ];
};

/**
 * Returns the commands that match the typed prefix: `invite`, `advance 3d`, `new key`, `restore before`. @param
 * snapshots existing snapshots
 */
export function commandsFor(typed: string, snapshots: readonly Pick<Snapshot, "id" | "name">[]): Command[] {
  const text = typed.trim().toLowerCase();
  if (text.length < 2) return [];
  return [
    ...advance(text),
    ...restore(text, snapshots),
    ...fixed().flatMap(([words, one]) => (isMeant(text, words, one.call ? DOES : 1) ? [one] : [])),
  ];
}

/** Minimum length of a verb that acts at once; shorter input may be a name. */
const DOES = 4;

/** Matches the first word with one of the verbs and the rest with the noun. A noun alone means its list. */
function isMeant(text: string, words: string, least: number): boolean {
  const [verbs = "", noun = ""] = words.split(" ");
  const [first = "", ...others] = text.split(/\s+/);
  if (first.length < least) return false;
  return (
    verbs.split(",").some((verb) => verb.startsWith(first)) &&
    others.every((word) => noun.startsWith(word) || word === "a")
  );
}

function advance(text: string): Command[] {
  const [, word = "", given = ""] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const isAdvance = word.length >= 3 && "advance".startsWith(word);
  if (!isAdvance && !word.startsWith("+")) return [];
  const step = parseStep(isAdvance ? given || (word === "advance" ? "1 d" : "") : text);
  if (step === undefined) return [];
  return [
    {
      text: `Advance the clock by ${formatDuration(step)}`,
      told: `Advanced the clock by ${formatDuration(step)}`,
      call: advanceCall(organizationId(), step),
    },
  ];
}

function restore(text: string, snapshots: readonly Pick<Snapshot, "id" | "name">[]): Command[] {
  const [, word = "", given = ""] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  if (word.length < 3 || !"restore".startsWith(word)) return [];
  return snapshots
    .filter(({ name }) => name.toLowerCase().includes(given))
    .slice(0, 4)
    .map(({ id, name }) => ({ text: `Restore “${name}” …`, href: hrefOf("snapshots", id) }));
}
