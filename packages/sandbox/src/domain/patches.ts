import { secretFields } from "./redaction.ts";

/** One difference between two documents; `before` is absent for additions, `after` for removals. */
export interface PatchStep {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** The values exceeded the size limit. */
  readonly cut?: true;
}

/** Maximum patch size as JSON; further steps omit their values. */
const LARGEST = 8192;

const MOST_STEPS = 200;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !ArrayBuffer.isView(value);

const special = /[~/]/;

/**
 * Returns the differences as a JSON patch, in field order; list elements are compared by index.
 * @returns undefined without differences
 */
export function patchOf(before: object | undefined, after: object): string | undefined {
  const steps: PatchStep[] = [];
  collect(before ?? {}, after, "", false, steps);
  if (steps.length === 0) return undefined;
  const text = JSON.stringify(steps);
  return steps.length <= MOST_STEPS && text.length <= LARGEST ? text : JSON.stringify(limited(steps));
}

/** @param isSecret whether the field name marks a secret */
function collect(before: unknown, after: unknown, path: string, isSecret: boolean, steps: PatchStep[]): void {
  if (steps.length > MOST_STEPS) return;
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const [former, latter] = [before[name], after[name]];
      if (former === latter) continue;
      const escaped = special.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
      collect(former, latter, `${path}/${escaped}`, isSecret || secretFields.has(name.toLowerCase()), steps);
    }
  } else if (isSecret) steps.push({ path, before: "…", after: "…" });
  else steps.push({ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) });
}

function limited(steps: PatchStep[]): PatchStep[] {
  let size = 0;
  return steps.slice(0, MOST_STEPS).map((step) => {
    const length = JSON.stringify(step).length;
    if (size + length > LARGEST) return { path: step.path, cut: true };
    size += length;
    return step;
  });
}
