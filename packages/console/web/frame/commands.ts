import type { Snapshot } from "@assessment-api/control";
import { type Call, call } from "../api/call.ts";
import { advanceCall, freezeCall } from "../api/clock-calls.ts";
import { parseStep } from "../api/steps.ts";
import { formatDuration } from "../format.ts";
import { hrefOf, organizationId } from "../route.ts";
import { openShortcuts } from "./shortcuts.tsx";

export interface Command {
  readonly text: string;
  readonly href?: string;
  readonly call?: Call<unknown>;
  readonly success?: string;
  readonly run?: () => void;
}

/** Fixed commands. Words: verbs and a noun. Search finds synonyms, also if misspelled. */
const fixed = (): readonly (readonly [words: string, command: Command, synonyms?: string])[] => {
  const candidates = (status: string) => hrefOf("candidates", undefined, { status });
  return [
    [
      "invite candidate",
      { text: "Invite a candidate", href: hrefOf("candidates", undefined, { open: "invite" }) },
      "add send test assessment mail",
    ],
    ["new,create,make key", { text: "Create a key", href: hrefOf("keys") }, "token credentials secret"],
    [
      "decide candidate",
      { text: "Decide on candidates", href: candidates("WAITING_FOR_DECISION") },
      "accept reject decision hire",
    ],
    ["rejected candidate", { text: "Show rejected candidates", href: candidates("REJECTED") }, "reject decline"],
    ["undo", { text: "Undo changes: restore a snapshot", href: hrefOf("snapshots") }, "revert rollback back recover"],
    ["help,shortcuts", { text: "Show keyboard shortcuts", run: openShortcuts }, "help keys keyboard hotkeys"],
    ["help,docs", { text: "Open the documentation", href: "/docs/" }, "help guide manual reference"],
    [
      "take snapshot",
      {
        text: "Take a snapshot",
        success: "Took a snapshot",
        call: call("control", "post", "/organizations/{id}/snapshots", {
          body: { name: `Taken ${new Date().toISOString()}` },
        }),
      },
      "save backup state",
    ],
    [
      "freeze clock",
      {
        text: "Freeze the clock",
        success: "Froze the clock",
        call: freezeCall(organizationId()),
      },
      "stop pause time",
    ],
    ["inject fault", { text: "Inject a fault", href: hrefOf("faults") }, "failure outage delay 503 timeout chaos"],
    ["explain,why refusal", { text: "Explain an error", href: hrefOf("explanations") }, "why refused failed request"],
    ["reset organization", { text: "Reset the organization", href: hrefOf("settings") }, "delete all data clear empty"],
  ];
};

export const knownCommands = (): (readonly [command: Command, synonyms: string])[] =>
  fixed().map(([words, command, synonyms = ""]) => [command, `${words.replaceAll(",", " ")} ${synonyms}`]);

/** For example `invite`, `advance 3d`, `new key`, `restore before`. */
export function commandsFor(typed: string, snapshots: readonly Pick<Snapshot, "id" | "name">[]): Command[] {
  const text = typed.trim().toLowerCase();
  if (text.length < 2) return [];
  return [
    ...advance(text),
    ...invite(text),
    ...restore(text, snapshots),
    ...fixed().flatMap(([words, one]) => (matchesWords(text, words, one.call ? DOES : 1) ? [one] : [])),
  ];
}

/** Minimum length of input for commands: shorter input may be a name. */
const DOES = 4;

/** Matches words; a noun alone means its list. */
function matchesWords(text: string, words: string, least: number): boolean {
  const [verbs = "", noun = ""] = words.split(" ");
  const [first = "", ...others] = text.split(/\s+/);
  if (first.length < least) return false;
  return (
    verbs.split(",").some((verb) => verb.startsWith(first)) &&
    others.every((word) => noun.startsWith(word) || word === "a")
  );
}

/** Matches `invite bob@example.com`. */
function invite(text: string): Command[] {
  const [, email] = /^inv\w*\s+(\S+@\S+)$/.exec(text) ?? [];
  if (email === undefined) return [];
  return [{ text: `Invite ${email}`, href: hrefOf("candidates", undefined, { open: "invite", email }) }];
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
      success: `Advanced the clock by ${formatDuration(step)}`,
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
