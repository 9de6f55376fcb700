import { hash, randomBytes } from "node:crypto";
import type { Mail } from "../domain/mails.ts";
import type { SnapshotEntity } from "../store/tables.ts";
import type { Links } from "./links.ts";

/** Ids to rename; tests, tasks and other catalogue data keep their ids. */
const RENAMED = /\b(?:asm|cnd|dlv|evt|mai|per|tkn|whk)_[0-9A-Za-z]{1,64}/g;

/** Cache size: references to one id are close together, and larger maps are slow to collect. */
const REMEMBERED = 1000;

/** Limit of ids, about 20 ms per document. */
export const MOST_IDS_PER_DOCUMENT = 10_000;

export const countIds = (text: string): number => text.match(RENAMED)?.length ?? 0;

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export interface ForkIds {
  adapt(from: SnapshotEntity): SnapshotEntity["entity"] | undefined;
  idOf(id: string): string;
}

/** Derives each new id from the old one and a secret that nobody keeps, so that references match in any order. */
export function createForkIds(links: Links, { from, to }: { from: string; to: string }): ForkIds {
  const secret = randomBytes(32).toString("hex");

  const derived = new Map<string, string>();

  function derive(id: string): string {
    const known = derived.get(id);
    if (known !== undefined) return known;
    if (derived.size === REMEMBERED) derived.clear();
    const made = make(id);
    derived.set(id, made);
    return made;
  }

  function make(id: string): string {
    const [prefix = "", text = ""] = id.split("_");
    // Ten times faster than an HMAC, for hundreds of thousands of ids.
    const digest = hash("sha512", `${secret}${id}`, "buffer");
    const characters = [...digest.subarray(0, text.length)].map((byte) => ALPHABET[byte % ALPHABET.length]);
    return `${prefix}_${characters.join("")}`;
  }

  const idOf = (text: string): string => text.replace(RENAMED, derive);

  // Fast path: all ids contain an underscore.
  const renameText = (text: string): string => (text.includes("_") ? idOf(text.replaceAll(from, to)) : text);

  function rename<Value>(value: Value): Value;
  function rename(value: unknown): unknown {
    if (typeof value === "string") return renameText(value);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      const items = value.map((item) => rename(item));
      return items.some((item, index) => item !== value[index]) ? items : value;
    }
    let copy: Record<string, unknown> | undefined;
    const given = value as Readonly<Record<string, unknown>>;
    for (const name in given) {
      const [newName, member] = [renameText(name), rename(given[name])];
      if (copy === undefined && (newName !== name || member !== given[name])) {
        copy = {};
        for (const earlier in given) {
          if (earlier === name) break;
          copy[earlier] = given[earlier];
        }
      }
      if (copy !== undefined) copy[newName] = member;
    }
    return copy ?? value;
  }

  /** Renews links of a mail, whose tokens are derived from ids. */
  function relink(mail: Mail): Mail {
    const link = mail.link
      .replace(/^.*\/reports\/(\w+)\/rpt_\w+$/, (_, assessmentId: string) => links.report(assessmentId))
      .replace(/^.*\/onboarding\/(\w+)\/(\w+)\/onb_\w+$/, (_, organizationId: string, id: string) =>
        links.onboarding({ organizationId, id }),
      );
    return { ...mail, link, text: mail.text.replaceAll(mail.link, () => link) };
  }

  return {
    idOf,
    adapt({ collection, entity }) {
      if (collection === "packages") return entity;
      // The fork has other API keys.
      if (collection === "faults" && "keyId" in entity) return undefined;
      const renamed = rename(entity);
      return collection === "mails" ? relink(renamed as Mail) : renamed;
    },
  };
}
