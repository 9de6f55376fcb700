/** Normalizes text for search: ignores case and the Unicode form of accented letters. */
export const fold = (text: string): string => text.normalize("NFC").toLowerCase().replaceAll("ς", "σ").normalize("NFC");
