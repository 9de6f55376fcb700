/** The media type that the client likes best; where it takes none, the response has been 406 before. */
export const best = <Type extends string>([first]: readonly Type[]): Type => first as Type;
