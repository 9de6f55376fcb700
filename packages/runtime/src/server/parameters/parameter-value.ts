import type { ParameterSpec } from "../contract.ts";
import type { Problem } from "../failure.ts";
import { mostProblems, shown } from "../values/problems.ts";

export type Values = Record<string, unknown>;

export interface Decoded {
  values: { path: Values; query: Values; headers: Values; cookies: Values };
  problems: Problem[] | undefined;
}

/** An object without a prototype, so client-supplied names are safe. Faster than `Object.create(null)`. */
export class Bag {
  [name: string]: unknown;
}
Object.setPrototypeOf(Bag.prototype, null);
Reflect.deleteProperty(Bag.prototype, "constructor");

export const encodingMessage = "must be percent-encoded UTF-8";

/** Decodes percent-encoded text; returns undefined if it is not UTF-8. */
export function decodeText(raw: string, plusIsSpace: boolean): string | undefined {
  const text = plusIsSpace && raw.includes("+") ? raw.replaceAll("+", " ") : raw;
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export function reject(decoded: Pick<Decoded, "problems">, field: string, value: unknown, message: string) {
  decoded.problems ??= [];
  if (decoded.problems.length < mostProblems) decoded.problems.push({ field, value: shown(value), message });
}

const separators = {
  spaceDelimited: /%20|\+| /,
  pipeDelimited: /\||%7C/i,
  label: ".",
  comma: /,|%2C/i,
} as const;

function separatorOf(spec: ParameterSpec): string | RegExp {
  const { style, explode } = spec;
  if (style === "spaceDelimited" || style === "pipeDelimited") return separators[style];
  if (style === "label" && explode) return separators.label;
  if (style === "matrix" && explode) return ";";
  return spec.itemsWithoutComma && spec.in !== "header" ? separators.comma : ",";
}

/** Returns the parser of a single-value parameter, which returns undefined and records a problem on failure. */
export function wholeReader(spec: ParameterSpec): (raw: string, decoded: Decoded) => unknown {
  const { name, style, explode, shape } = spec;
  const encoded = spec.in !== "header";
  const plus = spec.in === "query";
  const decode = (raw: string) => (encoded ? decodeText(raw, plus) : raw.trim());
  const undecodable = (raw: string, decoded: Decoded) => reject(decoded, name, raw, encodingMessage);

  if (spec.json)
    return (raw, decoded) => {
      const text = decode(raw);
      if (text === undefined) return undecodable(raw, decoded);
      if (spec.json === "some" && !/^\s*[[{]/.test(text)) return text;
      // Clients send null as an empty text.
      if (text === "" && spec.in === "query") return null;
      try {
        return JSON.parse(text);
      } catch {
        return spec.json === "some" ? text : reject(decoded, name, text, "must be JSON");
      }
    };
  if (shape === "primitive")
    return (raw, decoded) => {
      const text = decode(raw);
      return text === undefined ? undecodable(raw, decoded) : text;
    };
  const separator = separatorOf(spec);
  // `;color=blue;color=black` repeats the name.
  const repeated = style === "matrix" && shape === "array" && explode ? `${name}=` : "";
  const piece = (raw: string, index: number) =>
    decode(index > 0 && repeated !== "" && raw.startsWith(repeated) ? raw.slice(repeated.length) : raw);
  const pieces = (raw: string, decoded: Decoded): string[] | undefined => {
    const texts = raw.split(separator).map(piece);
    if (!texts.includes(undefined)) return texts as string[];
    undecodable(raw, decoded);
    return undefined;
  };
  if (shape === "array") return pieces;
  return (raw, decoded) => {
    const value = new Bag();
    if (explode) {
      for (const piece of raw.split(separator)) {
        const equals = piece.indexOf("=");
        const key = decode(equals === -1 ? piece : piece.slice(0, equals));
        const text = decode(equals === -1 ? "" : piece.slice(equals + 1));
        if (key === undefined || text === undefined) return undecodable(raw, decoded);
        value[key] = text;
      }
      return value;
    }
    const texts = pieces(raw, decoded);
    if (texts === undefined) return undefined;
    if (texts.length % 2 === 1) return reject(decoded, name, raw, "must be pairs of names and values");
    for (let index = 0; index < texts.length; index += 2) value[texts[index] as string] = texts[index + 1];
    return value;
  };
}
