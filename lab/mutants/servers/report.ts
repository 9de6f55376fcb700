import { type FaultClass, faultClasses, targets } from "./fault.ts";
import type { Verdict } from "./run.ts";

export const isRight = ({ class: faultClass, findings }: Verdict): boolean =>
  faultClass === "harmless" ? findings === 0 : findings > 0;

/** Required percentage of right runs, by class. */
const AIMS: Record<FaultClass, number> = {
  schema: 100,
  protocol: 100,
  stated: 95,
  sensible: 85,
  webhooks: 95,
  harmless: 100,
  derived: 90,
};

/** Returns whether every class reaches its aim. Unplanted faults do not count. */
export const reachesAims = (verdicts: readonly Verdict[]): boolean =>
  faultClasses.every((name) => {
    const own = verdicts.filter((one) => one.class === name && (one.planted || isRight(one)));
    return 100 * own.filter(isRight).length >= AIMS[name] * own.length;
  });

const percent = (right: number, all: number): string =>
  all === 0 ? "" : `${right} of ${all} (${Math.floor((100 * right) / all)} %)`;

export function scoreTable(verdicts: readonly Verdict[]): string {
  const shown = targets.filter((target) => verdicts.some((one) => one.target === target));
  const rows = faultClasses
    .filter((name) => verdicts.some((one) => one.class === name))
    .map((name) => {
      const own = verdicts.filter((one) => one.class === name);
      const score = (list: readonly Verdict[]) => percent(list.filter(isRight).length, list.length);
      const label = name === "harmless" ? "harmless, silent" : name;
      return [label, ...shown.map((target) => score(own.filter((one) => one.target === target))), score(own)];
    });
  const table = [["class", ...shown, "all"], ["---", ...shown.map(() => "---"), "---"], ...rows];
  return table.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

/** Formats missed faults and false positives by class, area and target. */
export function survivorsOf(verdicts: readonly Verdict[]): string {
  const wrong = verdicts.filter((one) => !isRight(one));
  const groups = Map.groupBy(wrong, (one) => `${one.class}, ${one.attacks}, ${one.target}`);
  return [...groups]
    .map(([group, list]) => {
      const lines = list.map(
        ({ name, planted }) => `  ${name}${planted ? "" : " (never planted: nothing led there)"}\n`,
      );
      return `${group} (${list.length})\n${lines.join("")}`;
    })
    .join("");
}

/** Formats the findings per fault of runs with `--whole`. */
export function linesOf(verdicts: readonly Verdict[]): string {
  const counts = verdicts.filter((one) => one.findings > 0 && one.class !== "harmless").map(({ findings }) => findings);
  const sorted = counts.sort((a, b) => a - b);
  return `lines per found fault: median ${sorted[Math.floor(sorted.length / 2)] ?? 0}, most ${sorted.at(-1) ?? 0}\n`;
}
