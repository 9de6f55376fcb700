import { secretFields } from "./redaction.ts";

/** `before` is absent for additions, `after` for removals. */
export interface PatchStep {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly cut?: true;
}

/** Further steps omit their values. */
const LARGEST = 8192;

const MOST_STEPS = 200;

type Fields = Readonly<Record<string, unknown>>;

const areAlike = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other) && Array.isArray(one) === Array.isArray(other);

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !ArrayBuffer.isView(value);

const special = /[~/]/;

export function patchOf(before: object | undefined, after: object): string | undefined {
  const steps: PatchStep[] = [];
  collect((before ?? {}) as Fields, after as Fields, "", false, steps);
  if (steps.length === 0) return undefined;
  const text = JSON.stringify(steps);
  return steps.length <= MOST_STEPS && text.length <= LARGEST ? text : JSON.stringify(limited(steps));
}

function collect(before: Fields, after: Fields, path: string, isSecret: boolean, steps: PatchStep[]): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (steps.length > MOST_STEPS) return;
    const [former, latter] = [before[name], after[name]];
    if (former === latter) continue;
    const escaped = special.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
    const [place, hides] = [`${path}/${escaped}`, isSecret || secretFields.has(name.toLowerCase())];
    if (former !== undefined && latter !== undefined && areAlike(former, latter))
      collect(former as Fields, latter as Fields, place, hides, steps);
    else if (hides) steps.push({ path: place, before: "…", after: "…" });
    else if (former === undefined) steps.push({ path: place, after: latter });
    else steps.push({ path: place, before: former, ...(latter !== undefined && { after: latter }) });
  }
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
