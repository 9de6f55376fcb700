/** Media type without parameters, in lower case. */
export const essenceOf = (contentType: string): string => (contentType.split(";")[0] ?? "").trim().toLowerCase();

export const isJson = (mediaType: string): boolean => /[/+]json$/.test(essenceOf(mediaType));

/** Whether a body is an object whose members are fields of a form. */
export const isForm = (mediaType: string): boolean =>
  ["application/x-www-form-urlencoded", "multipart/form-data"].includes(essenceOf(mediaType));

/** Whether a body is made from its schema and sent as JSON or as a form. */
export const isStructured = (mediaType: string): boolean => isJson(mediaType) || isForm(mediaType);

/** Whether bodies of a media type never end, so that no check may wait for one. */
export const isEndless = (mediaType: string): boolean => essenceOf(mediaType) === "text/event-stream";
