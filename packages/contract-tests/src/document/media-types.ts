/** Media type without parameters, in lower case. */
export const essenceOf = (contentType: string): string => (contentType.split(";")[0] ?? "").trim().toLowerCase();

export const isJson = (mediaType: string): boolean => /[/+]json$/.test(essenceOf(mediaType));

/** Whether bodies of a media type never end, so that no check may wait for one. */
export const isEndless = (mediaType: string): boolean => essenceOf(mediaType) === "text/event-stream";
