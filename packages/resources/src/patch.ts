import { isObject } from "./document.ts";

/** RFC 7396: null removes a member. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch))
    if (value === null) delete merged[name];
    else merged[name] = mergePatch(merged[name], value);
  return merged;
}

/** Applies a JSON patch (RFC 6902); undefined if it does not fit the value. */
export function patchJson(target: unknown, patch: unknown): unknown {
  if (!Array.isArray(patch)) return undefined;
  const root = { value: structuredClone(target) };
  const stepsOf = (pointer: unknown) => [
    "value",
    ...String(pointer)
      .split("/")
      .slice(1)
      .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")),
  ];
  const holderOf = (steps: string[]) =>
    steps.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], root) as
      | Record<string, unknown>
      | unknown[]
      | undefined;
  const get = (steps: string[]) => (holderOf(steps) as Record<string, unknown> | undefined)?.[steps.at(-1) ?? ""];
  const put = (steps: string[], value: unknown, isNew: boolean): boolean => {
    const holder = holderOf(steps);
    const last = steps.at(-1) ?? "";
    if (Array.isArray(holder)) holder.splice(last === "-" ? holder.length : Number(last), isNew ? 0 : 1, value);
    else if (isObject(holder)) (holder as Record<string, unknown>)[last] = value;
    else return false;
    return true;
  };
  const remove = (steps: string[]): boolean => {
    const holder = holderOf(steps);
    const last = steps.at(-1) ?? "";
    if (get(steps) === undefined) return false;
    if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else if (isObject(holder)) delete (holder as Record<string, unknown>)[last];
    return true;
  };
  const change: Record<string, (one: Readonly<Record<string, unknown>>) => boolean> = {
    add: (one) => put(stepsOf(one.path), one.value, true),
    replace: (one) => get(stepsOf(one.path)) !== undefined && put(stepsOf(one.path), one.value, false),
    remove: (one) => remove(stepsOf(one.path)),
    copy: (one) => put(stepsOf(one.path), structuredClone(get(stepsOf(one.from))), true),
    move: (one) => {
      const value = get(stepsOf(one.from));
      return remove(stepsOf(one.from)) && put(stepsOf(one.path), value, true);
    },
    test: (one) => JSON.stringify(get(stepsOf(one.path))) === JSON.stringify(one.value),
  };
  return patch.every((one) => isObject(one) && change[String(one.op)]?.(one) === true) ? root.value : undefined;
}
