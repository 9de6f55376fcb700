import { targets } from "../fault.ts";
import type { Verdict } from "../run.ts";
import { kinds } from "./index.ts";

/** Percent of the faults that must be found. */
const AIM = 90;

/** Returns whether the run or any client can trigger the fault. */
export const counts = ({ planted, carried, findings }: Verdict): boolean => planted || carried || findings > 0;

export const reachesDerivedAim = (verdicts: readonly Verdict[]): boolean =>
  targets.every((target) => {
    const own = verdicts.filter((one) => one.target === target && counts(one));
    return 100 * own.filter(({ findings }) => findings > 0).length >= AIM * own.length;
  });

/** Returns the 95 % confidence interval by Wilson's score, in percent. */
export function confidence(found: number, all: number): [low: number, high: number] {
  const z = 1.96;
  const share = found / all;
  const middle = share + z ** 2 / (2 * all);
  const reach = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * all)) / all);
  return [middle - reach, middle + reach].map((one) => Math.round((100 * one) / (1 + z ** 2 / all))) as [
    number,
    number,
  ];
}

const share = (own: readonly Verdict[]): string => {
  const counted = own.filter(counts);
  const found = counted.filter(({ findings }) => findings > 0).length;
  return counted.length === 0 ? "" : `${found} of ${counted.length} (${Math.floor((100 * found) / counted.length)} %)`;
};

const withConfidence = (own: readonly Verdict[]): string => {
  const counted = own.filter(counts);
  if (counted.length === 0) return "";
  const [low, high] = confidence(counted.filter(({ findings }) => findings > 0).length, counted.length);
  return `${share(own)}, ${low} to ${high} %`;
};

/** Reports found faults by kind and document, missed faults, and faults that no request triggered. */
export function derivedReport(verdicts: readonly Verdict[], seed: string): string {
  const shown = targets.filter((target) => verdicts.some((one) => one.target === target));
  const of = (target: string) => verdicts.filter((one) => one.target === target);
  const rows = kinds.map(({ name }) => {
    const own = verdicts.filter(({ attacks }) => attacks === name);
    return [name, ...shown.map((target) => share(of(target).filter(({ attacks }) => attacks === name))), share(own)];
  });
  const all = ["all, 95 % confidence", ...shown.map((target) => withConfidence(of(target))), withConfidence(verdicts)];
  const unmet = [
    "never met, not counted",
    ...[...shown.map(of), verdicts].map((own) => String(own.filter((one) => !counts(one)).length)),
  ];
  const table = [["kind", ...shown, "together"], ["---", ...shown.map(() => "---"), "---"], ...rows, all, unmet];
  const lines = (list: readonly Verdict[]) =>
    list
      .map(({ target, attacks, name, planted }) => `  ${target} ${attacks}: ${name}${planted ? "" : " (never met)"}\n`)
      .join("");
  const missed = verdicts.filter((one) => counts(one) && one.findings === 0);
  return [
    `Seed ${seed}\n\n${table.map((cells) => `| ${cells.join(" | ")} |\n`).join("")}`,
    `\nMissed (${missed.length}):\n\n${lines(missed)}`,
    `\nNever met by a run, and by no value that a client sends (${verdicts.filter((one) => !counts(one)).length}):\n\n${lines(verdicts.filter((one) => !counts(one)))}`,
  ].join("");
}
