import { api as control } from "@assessment-api/control/server";
import type { Act } from "./acts.ts";

export const clockAct = ({ entryId, at, candidateId }: Act): Omit<Act, "operationId" | "path"> => ({
  ...{ entryId, at, candidateId },
  api: "control",
  method: "POST",
  status: 200,
});

const advance = (organizationId: string, act: Act, milliseconds: number): Act => ({
  ...clockAct(act),
  operationId: "advanceOrganizationClock",
  path: `${control.basePath}/organizations/${organizationId}/clock/advance`,
  requestText: JSON.stringify({ duration: milliseconds }),
});

/**
 * Adds clock moves that run the timers, because a test does not wait.
 * @param timers times at which timers ran
 */
export function withTime(organizationId: string, acts: readonly Act[], timers: readonly number[]): Act[] {
  return acts.flatMap((act, index) => {
    const previous = acts[index - 1];
    const hasFired = previous !== undefined && timers.some((at) => at > previous.at && at <= act.at);
    const passed = hasFired ? [advance(organizationId, act, act.at - previous.at)] : [];
    return [...passed, ...withoutInstant(organizationId, act)];
  });
}

function withoutInstant(organizationId: string, act: Act): Act[] {
  if (act.operationId !== "freezeOrganizationClock" || act.status >= 400 || act.requestText === undefined) return [act];
  const { at } = JSON.parse(act.requestText) as { at?: string };
  if (at === undefined) return [act];
  return [advance(organizationId, act, Math.max(0, Date.parse(at) - act.at)), { ...act, requestText: "{}" }];
}
