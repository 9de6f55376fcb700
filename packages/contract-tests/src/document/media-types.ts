export const essenceOf = (contentType: string): string => (contentType.split(";")[0] ?? "").trim().toLowerCase();

export const isJson = (mediaType: string): boolean => /[/+]json$/.test(essenceOf(mediaType));

export const isForm = (mediaType: string): boolean =>
  ["application/x-www-form-urlencoded", "multipart/form-data"].includes(essenceOf(mediaType));

/** Returns whether a body is generated from the schema, as JSON or form. */
export const isStructured = (mediaType: string): boolean => isJson(mediaType) || isForm(mediaType);

/** Returns whether a stream may never end, so that no check may wait for its end. */
export const isEndless = (mediaType: string): boolean => essenceOf(mediaType) === "text/event-stream";

/** Media types with a sequence of JSON values, one per line or after a record separator. */
const SEQUENCES = /^application\/(x-ndjson|ndjson|jsonl|x-jsonlines|jsonlines|json-seq|x-json-stream)$/;

export const isSequence = (mediaType: string): boolean => SEQUENCES.test(essenceOf(mediaType));

export const isStream = (mediaType: string): boolean => isEndless(mediaType) || isSequence(mediaType);
