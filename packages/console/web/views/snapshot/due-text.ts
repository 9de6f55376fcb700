import type { TimerKind } from "@assessment-api/control";
import { formatNumber } from "../../format.ts";

const texts: Readonly<Record<TimerKind, (count: number) => string>> = {
  HAND_OVER: (count) => `${formatNumber(count, "invitation")} ${count === 1 ? "is" : "are"} handed over`,
  EXPIRE: (count) => `${formatNumber(count, "invitation")} expire${count === 1 ? "s" : ""}`,
  TIME_LIMIT: (count) => `the time limit of ${formatNumber(count, "test")} ends`,
  ASSESS: (count) => `the answers of ${formatNumber(count, "test")} are assessed`,
  BUILD: (count) => `${formatNumber(count, "build")} end${count === 1 ? "s" : ""}`,
};

export function dueText(due: Readonly<Partial<Record<TimerKind, number>>>): string {
  const parts = (Object.keys(texts) as TimerKind[]).flatMap((kind) => {
    const count = due[kind] ?? 0;
    return count === 0 ? [] : [texts[kind](count)];
  });
  return parts.length === 0 ? "No timers fall due." : `Due at once: ${parts.join(", ")}.`;
}
