import { type Draft, type MediaPair, narrowed, type Rule, type Verdict, widened, worse } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { isObject, type JsonObject, sameJson, showBoth } from "../model/json.ts";
import { child } from "../model/pointer.ts";
import { combine } from "../model/schemas/effective.ts";
import { encodingOf, hasEncoding, type PartEncoding } from "../model/serialization.ts";

const KEYWORDS = ["contentType", "style", "explode", "allowReserved", "headers"] as const;

export const encoding: Rule = {
  media(pair) {
    const { media, before, after, documents } = pair;
    if (!hasEncoding(media) || (!before.value.encoding && !after.value.encoding)) return [];
    const [old, now] = [
      combine(documents.before, [child(before.pointer, "schema")]),
      combine(documents.after, [child(after.pointer, "schema")]),
    ];
    return [...old.properties].flatMap(([name, node]) => {
      const newNode = now.properties.get(name);
      if (!newNode) return [];
      const was = encodingOf(documents.before, media, before.value, name, node);
      const is = encodingOf(documents.after, media, after.value, name, newNode);
      return KEYWORDS.flatMap((keyword) => compare(pair, name, keyword, was, is));
    });
  },
};

function compare(
  { flow, before, after }: MediaPair,
  name: string,
  keyword: (typeof KEYWORDS)[number],
  old: PartEncoding,
  now: PartEncoding,
): Draft[] {
  if (sameJson(old[keyword], now[keyword])) return [];
  const [was, is] = showBoth(old[keyword], now[keyword]);
  return [
    {
      rule: "encoding-changed",
      verdict:
        keyword === "contentType"
          ? typesVerdict(flow, old.contentType, now.contentType)
          : keyword === "headers"
            ? headersVerdict(old.headers, now.headers)
            : "wire-breaking",
      message: `\`${keyword}\` of the part \`${name}\` was ${was}, is ${is}`,
      detail: fromTo(old[keyword], now[keyword]),
      before: child(before.pointer, "encoding", name, keyword),
      after: child(after.pointer, "encoding", name, keyword),
    },
  ];
}

function typesVerdict(flow: MediaPair["flow"], old: string[], now: string[]): Verdict {
  const lost = old.some((media) => !now.includes(media)) ? narrowed(flow) : "additive";
  const won = now.some((media) => !old.includes(media)) ? widened(flow) : "additive";
  return worse(lost, won);
}

function headersVerdict(old: JsonObject, now: JsonObject): Verdict {
  const isKept = Object.entries(old).every(([name, header]) => sameJson(header, now[name]));
  const fresh = Object.entries(now).filter(([name]) => !(name in old));
  const isOptional = fresh.every(([, header]) => !isObject(header) || header.required !== true);
  return isKept && isOptional ? "additive" : "wire-breaking";
}
