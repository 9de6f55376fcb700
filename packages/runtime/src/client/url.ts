import type { Style, Styles } from "./contract.ts";
import { writeParameter } from "./parameter.ts";

type Values = Readonly<Record<string, unknown>>;

/** Own properties only, because a parameter may be named `constructor`. */
export const own = <T>(object: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;

export interface QuerySerializerOptions {
  array?: { style: "form" | "spaceDelimited" | "pipeDelimited"; explode: boolean };
  object?: { style: "form" | "deepObject"; explode: boolean };
  /** Whether to send reserved characters unencoded. */
  allowReserved?: boolean;
}

export function writeQuery(
  query: Values,
  styles: Styles = {},
  {
    array = { style: "form", explode: true },
    object = { style: "deepObject", explode: true },
    allowReserved,
  }: QuerySerializerOptions = {},
): string {
  return Object.entries(query)
    .map(([name, value]) => {
      const { style, explode } = Array.isArray(value) ? array : object;
      const usual = `${style}${explode ? "*" : ""}${allowReserved ? "+" : ""}` as Style;
      return writeParameter(name, value, own(styles, name) ?? usual);
    })
    .filter(Boolean)
    .join("&");
}

/**
 * Fills in path parameters; the template may contain styles: `{.name}`, `{;name}`, `{name*}`. Throws a TypeError for
 * missing parameters, "", `.` and `..`.
 */
export function writePath(path: string, values: Values = {}, styles: Styles = {}): string {
  return path.replace(/\{([.;]?)([^{}*]+)(\*?)\}/g, (_, prefix: string, name: string, explode: string) => {
    const style = prefix === "." ? "label" : prefix === ";" ? "matrix" : "simple";
    const value = own(values, name);
    const text = writeParameter(name, value, own(styles, name) ?? (`${style}${explode}` as Style));
    if (/^\.{0,2}$/.test(text)) throw new TypeError(`the path parameter ${name} cannot be "${value}"`);
    return text;
  });
}
