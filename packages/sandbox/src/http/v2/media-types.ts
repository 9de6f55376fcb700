/** Returns the preferred type. An earlier check has responded with 406 if there was none. */
export const best = <Type extends string>([first]: readonly Type[]): Type => first as Type;
