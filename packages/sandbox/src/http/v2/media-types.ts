/** The 406 check has already run. */
export const best = <Type extends string>([first]: readonly Type[]): Type => first as Type;
