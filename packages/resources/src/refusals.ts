import {
  type Api,
  isJson,
  isObject,
  type Json,
  keyword,
  type Media,
  type Operation,
  type Response,
  type View,
} from "./document.ts";
import type { Values } from "./values.ts";

export interface StateResponse {
  status: number;
  headers: Record<string, string>;
  /** Media type; undefined without a payload. */
  mediaType?: string | undefined;
  body?: unknown;
  /** Derived behaviour, for a header such as `Mock-Derived: listed, filtered, paged`. */
  derived: string[];
  /** Query parameters without effect, because their meaning is unknown. */
  ignored: string[];
}

/** Causes of a refusal: statuses, best first, and words that matching examples contain. */
const CAUSES = {
  unknown: { statuses: ["404", "410"], words: /not.?found|unknown|missing|no such|does not exist/i },
  reference: { statuses: ["422", "400", "404", "409"], words: /reference|unknown|not.?found|does not exist|invalid/i },
  duplicate: { statuses: ["409", "422", "400"], words: /exist|duplicate|conflict|unique|taken/i },
  conflict: { statuses: ["409", "422", "400", "403"], words: /in use|conflict|still|not empty/i },
  query: { statuses: ["400", "422"], words: /query|parameter|cursor|page|invalid/i },
} as const;

export type Cause = keyof typeof CAUSES;

/** Responds with the document's error object. */
export function createRefusals(api: Api, values: Values) {
  const usual = new Map<string, Response | undefined>();
  const usualFor = (status: string): Response | undefined => {
    if (usual.has(status)) return usual.get(status);
    const all = api.operations.flatMap(({ responses }) =>
      responses.filter((one) => one.status === status && jsonMedia(one)),
    );
    usual.set(status, all[0]);
    return all[0];
  };

  return (operation: Operation, cause: Cause, details: string): StateResponse => {
    const { statuses, words } = CAUSES[cause];
    const { responses } = operation;
    const declared = statuses
      .map((status) => responses.find((one) => one.status === status))
      .find((one) => one !== undefined);
    const status = Number(declared?.status ?? statuses[0]);
    const response =
      declared ??
      responses.find((one) => /^4xx$/i.test(one.status)) ??
      responses.find((one) => one.status === "default" && jsonMedia(one)) ??
      usualFor(String(status));
    const media = response && jsonMedia(response);
    const base = { status, headers: {}, derived: ["refused"], ignored: [] };
    if (!media) return base;
    return {
      ...base,
      mediaType: media.mediaType.startsWith("*") ? "application/json" : media.mediaType,
      body: bodyFor(media, status, words, details),
    };
  };

  function bodyFor(media: Media, status: number, words: RegExp, details: string): unknown {
    const examples = media.examples.map(({ name, value }) => ({
      value,
      rank: words.test(`${name} ${JSON.stringify(value)}`) ? 0 : 1,
    }));
    const example = examples.sort((a, b) => a.rank - b.rank)[0]?.value;
    const made = values.fit(media.schema ?? {}, example, `error.${status}`);
    return values.fit(media.schema ?? {}, explained(made, api.view(media.schema), status, details), `error.${status}`);
  }

  /** Sets status and details of an error object, also below `error` and in the first of `errors`. */
  function explained(error: unknown, view: View, status: number, details: string, depth = 0): unknown {
    if (!isObject(error)) return error;
    const inner = (name: string) => api.view(view.properties.get(name));
    const isText = (name: string) => inner(name).types.includes("string") && keyword(inner(name), "enum") === undefined;
    const holder =
      DETAILS.find((name) => typeof error[name] === "string") ??
      (isObject(error.error) || Array.isArray(error.errors)
        ? undefined
        : DETAILS.find((name) => view.properties.has(name) && isText(name)));
    const changed = Object.entries(error as Json).map(([name, value]): [string, unknown] => {
      if (STATUS.test(name) && typeof value === "number" && value >= 100 && value < 600) return [name, status];
      if (STATUS.test(name) && typeof value === "string" && /^[1-5]\d\d$/.test(value)) return [name, String(status)];
      if (depth < 2 && name === "error" && isObject(value))
        return [name, explained(value, inner(name), status, details, depth + 1)];
      if (depth < 2 && name === "errors" && Array.isArray(value))
        return [
          name,
          value.slice(0, 1).map((one) => explained(one, api.view(inner(name).items), status, details, depth + 1)),
        ];
      return [name, value];
    });
    return { ...Object.fromEntries(changed), ...(holder && { [holder]: details }) };
  }
}

const jsonMedia = ({ media }: Response): Media | undefined => media.find(({ mediaType }) => isJson(mediaType));

const STATUS = /^(status|statusCode|status_code|code|http_status|httpStatus)$/;
const DETAILS = [
  "detail",
  "details",
  "message",
  "error_description",
  "description",
  "error_message",
  "reason",
  "title",
];
