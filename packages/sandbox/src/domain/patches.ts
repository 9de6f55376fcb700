import { isSecretField } from "./redaction.ts";

/** One place in which a document changed; `before` is absent where there was nothing, `after` where there is nothing any more. */
export interface PatchStep {
  /** JSON pointer, RFC 6901. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** The values were too large to be kept. */
  readonly cut?: true;
}

/** Whether a place holds what opens something, by its name; see redaction.ts for what is known by its look. */
const isSecret = (path: string): boolean => path.split("/").some((name) => isSecretField(name));

/** A patch is no longer than this as JSON; what is beyond it is named without its values. */
const LARGEST = 8192;

/** Places named at most. */
const MOST_STEPS = 200;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !ArrayBuffer.isView(value);

const escaped = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

/** The places in which two documents differ, in the order of their fields; elements of lists are compared by their index. */
export function patchOf(before: object | undefined, after: object): PatchStep[] {
  const steps: PatchStep[] = [];
  collect(before ?? {}, after, "", steps);
  return limited(steps);
}

function collect(before: unknown, after: unknown, path: string, steps: PatchStep[]): void {
  if (before === after || steps.length > MOST_STEPS) return;
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      collect(before[name], after[name], `${path}/${escaped(name)}`, steps);
    return;
  }
  if (isSecret(path)) steps.push({ path, before: "…", after: "…" });
  else steps.push({ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) });
}

function limited(steps: readonly PatchStep[]): PatchStep[] {
  let size = 0;
  return steps.slice(0, MOST_STEPS).map((step) => {
    const length = JSON.stringify(step).length;
    if (size + length > LARGEST) return { path: step.path, cut: true };
    size += length;
    return step;
  });
}
