import { hash, randomBytes } from "node:crypto";
import type { Mail } from "../domain/mails.ts";
import type { SnapshotEntity } from "../store/store.ts";
import type { Links } from "./links.ts";

/** Identifiers of candidates and people, wherever they occur, and of their documents; tests, tasks and the like keep their identifiers. */
const RENAMED = /\b(?:asm|cnd|dlv|evt|mai|per|tkn|whk)_[0-9A-Za-z]{1,64}/g;

/** Derived identifiers that are remembered: most of them follow each other in several documents. */
const REMEMBERED = 10_000;

/** Identifiers of one document that are renamed at once, in some 20 ms. Files with more are refused. */
export const MOST_IDS_PER_DOCUMENT = 10_000;

export const countIds = (text: string): number => text.match(RENAMED)?.length ?? 0;

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export interface ForkIds {
  /** An entity of the source as the fork has it; undefined for one that it does not have. */
  adapt(from: SnapshotEntity): SnapshotEntity["entity"] | undefined;
  /** The identifier of the fork that stands for one of the source. */
  idOf(id: string): string;
}

/**
 * New identifiers for a fork. Each follows from the old one and a secret that nobody keeps, so that whatever names an entity names its
 * counterpart, in whichever order they come.
 */
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
    // A tenth of the time of an HMAC, of which a large organization needs hundreds of thousands.
    const digest = hash("sha512", `${secret}${id}`, "buffer");
    const characters = [...digest.subarray(0, text.length)].map((byte) => ALPHABET[byte % ALPHABET.length]);
    return `${prefix}_${characters.join("")}`;
  }

  const idOf = (text: string): string => text.replace(RENAMED, derive);

  // All identifiers have an underscore.
  const renameText = (text: string): string => (text.includes("_") ? idOf(text.replaceAll(from, to)) : text);

  /** Renames texts and names within a value, and copies only what changes. */
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

  /** The tokens in links to reports and onboardings follow from the identifiers. */
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
      // The keys of the source open nothing in the fork.
      if (collection === "faults" && "keyId" in entity) return undefined;
      const renamed = rename(entity);
      return collection === "mails" ? relink(renamed as Mail) : renamed;
    },
  };
}
