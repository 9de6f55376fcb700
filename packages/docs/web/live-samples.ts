import { languageNames, sampleOf } from "@assessment-api/console/samples";
import { highlighted } from "../site/highlight.ts";
import { addressOf, type Given } from "./request.ts";

export interface Filled {
  readonly section: string;
  readonly method: string;
  readonly template: string;
  readonly given: readonly Given[];
  readonly key: string;
  readonly body:
    | { readonly type: string; readonly text: string }
    | { readonly type: string; readonly file: string }
    | undefined;
  /** Part of the payload that must be unique per run. */
  readonly fresh?: string | undefined;
  readonly saved?: string | undefined;
}

const colours = { curl: "sh", TypeScript: "ts", Python: "python", Java: "java", Go: "go" } as const;

type Call = Parameters<typeof sampleOf>[1];

/** Samples are written from the call. */
export function callOf({ section, method, template, given, body, fresh, saved }: Filled): Call {
  const valuesIn = (place: Given["in"]) =>
    Object.fromEntries(
      given.filter((one) => one.in === place && one.value !== "").map((one) => [one.name, typedOf(one)]),
    );
  const [path, query] = [valuesIn("path"), valuesIn("query")];
  return {
    api: section === "control" ? "control" : (section.toUpperCase() as "V1" | "V2" | "V3"),
    method: method as Call["method"],
    template,
    parameters: {
      ...(Object.keys(path).length > 0 && { path }),
      ...(Object.keys(query).length > 0 && { query }),
    },
    address: addressOf(template, given),
    ...(body && { contentType: body.type }),
    ...(body && ("file" in body ? { file: body.file } : { body: parsed(body.text) })),
    ...(fresh !== undefined && { fresh }),
    ...(saved !== undefined && { saved }),
  };
}

function typedOf({ value, isList, isNumber }: Given): unknown {
  const one = (text: string) => (isNumber && text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text);
  return isList ? value.split(",").map((part) => one(part.trim())) : one(value);
}

/** Returns the text while it is invalid. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function showSamples(filled: Filled): void {
  const call = callOf(filled);
  const surroundings = {
    origin: location.origin,
    apiKey: filled.key || undefined,
    token: filled.section === "control" ? filled.key || undefined : undefined,
  };
  for (const language of languageNames) {
    const code = document.querySelector(`.tabs[data-label="Language"] [data-title="${language}"] code`);
    if (code) code.innerHTML = String(highlighted(sampleOf(language, call, surroundings), colours[language]));
  }
}
