/** Whether a media type carries JSON: `application/json` or any `+json`. */
export const isJson = (mediaType: string): boolean => mediaType === "application/json" || mediaType.endsWith("+json");

export const isYaml = (mediaType: string): boolean => /[/+.-]yaml$/.test(mediaType);
