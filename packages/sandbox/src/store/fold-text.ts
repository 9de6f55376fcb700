/** Text as searches compare it: regardless of case, and of how a letter with an accent is written. */
export const fold = (text: string): string => text.normalize("NFC").toLowerCase().replaceAll("ς", "σ").normalize("NFC");
