import type { Style, Styles } from "./contract.ts";
import { writeParameter } from "./parameter.ts";

type Values = Readonly<Record<string, unknown>>;

/** A property of an object's own: a parameter may be called `constructor`. */
export const own = <T>(object: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** Styles of the arrays and objects of a query, as openapi-fetch names them. */
export interface QuerySerializerOptions {
  array?: { style: "form" | "spaceDelimited" | "pipeDelimited"; explode: boolean };
  object?: { style: "form" | "deepObject"; explode: boolean };
  /** Whether reserved characters go out as they are. */
  allowReserved?: boolean;
}

/** Writes a query: values of arrays repeated and objects as `name[key]=value` where neither styles nor options say otherwise. */
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
 * Fills in the parameters of a path; the template may say their style, as in `{.name}`, `{;name}` and `{name*}`. Throws a TypeError for a
 * parameter that is missing, or that would make the path another one: empty, `.` and `..`.
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
