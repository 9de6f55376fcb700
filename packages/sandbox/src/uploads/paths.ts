import { UnprocessableFileError } from "../domain/errors.ts";
import { limits } from "./limits.ts";

export function quoted(name: string): string {
  const shown = name.length > 100 ? `${name.slice(0, 99)}…` : name;
  return JSON.stringify(shown);
}

/**
 * Normalizes a path of a package; "" is the root.
 * @throws UnprocessableFileError for path traversal or excessive length
 */
export function safePath(name: string): string {
  const refuse = (reason: string) =>
    new UnprocessableFileError(`The package cannot be processed: the path ${quoted(name)} ${reason}.`);
  if (name.length > limits.pathLength) throw refuse(`has more than ${limits.pathLength} characters`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(name)) throw refuse("has control characters");
  // A colon marks a drive or an alternate data stream.
  if (/^\/|\\|:/.test(name)) throw refuse("leads out of the package");
  const parts = name.split("/").filter((part) => part !== "" && part !== ".");
  if (parts.includes("..")) throw refuse("leads out of the package");
  if (parts.length > limits.pathDepth) throw refuse(`goes down more than ${limits.pathDepth} folders`);
  return parts.join("/");
}
