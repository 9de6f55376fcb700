import type { Finding } from "../model/finding.ts";
import type { Source } from "./bundle.ts";
import { createSources } from "./sources.ts";

export function createPlaceOf(now: Source, old: Source | undefined) {
  const after = createSources(now.root, now.path);
  const before = old && createSources(old.root, old.path);
  return (finding: Finding): Pick<Finding, "place"> => {
    const { rule, before: from, after: to } = finding;
    const isRemoved = to === undefined || (from !== undefined && /-removed$/.test(rule));
    const place = (isRemoved ? before?.locate(from ?? "#") : undefined) ?? (to ? after.locate(to) : undefined);
    return place ? { place } : {};
  };
}
