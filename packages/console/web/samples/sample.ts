import type { Call } from "../api/call.ts";
import { curl } from "./curl.ts";
import { go } from "./go.ts";
import { java } from "./java.ts";
import { python } from "./python.ts";
import { typescript } from "./typescript.ts";
import { type SampleContext, write } from "./written-request.ts";

const languages = { curl, TypeScript: typescript, Python: python, Java: java, Go: go } as const;
export type Language = keyof typeof languages;
export const languageNames = Object.keys(languages) as Language[];

export const sampleOf = (language: Language, call: Omit<Call, "send">, context: SampleContext): string =>
  languages[language](write(call, context));
