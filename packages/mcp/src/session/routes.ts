import control from "@assessment-api/control/openapi.json" with { type: "json" };
import v1 from "@assessment-api/v1/openapi.json" with { type: "json" };
import v2 from "@assessment-api/v2/openapi.json" with { type: "json" };
import v3 from "@assessment-api/v3/openapi.json" with { type: "json" };

export type Api = "v1" | "v2" | "v3" | "control";

export interface Route {
  readonly api: Api;
  readonly template: string;
  readonly operationId: string;
  /** Decoded path parameters in template order. */
  readonly values: readonly string[];
  /** Canonical path without the base. */
  readonly path: string;
}

interface Documented {
  readonly paths: Readonly<Record<string, object>>;
}

interface Template {
  readonly template: string;
  readonly segments: readonly string[];
  readonly operations: Readonly<Record<string, string>>;
}

const methods = ["get", "put", "post", "delete", "patch"] as const;

function templatesOf({ paths }: Documented): Template[] {
  const found = Object.entries(paths).map(([template, item]): Template => {
    const operations = item as Partial<Record<string, { operationId?: string }>>;
    const named = methods.flatMap((method) => {
      const id = operations[method]?.operationId;
      return id === undefined ? [] : [[method.toUpperCase(), id] as const];
    });
    return { template, segments: template.split("/").slice(1), operations: Object.fromEntries(named) };
  });
  // Literal segments take precedence over parameters.
  return found.sort((one, other) => countParameters(one) - countParameters(other));
}

const isParameter = (segment: string): boolean => segment.startsWith("{");
const countParameters = ({ segments }: Template): number => segments.filter(isParameter).length;

const templates: Readonly<Record<Api, readonly Template[]>> = {
  v1: templatesOf(v1),
  v2: templatesOf(v2),
  v3: templatesOf(v3),
  control: templatesOf(control),
};

/** Characters that servers and proxies interpret differently: nested encodings, separators, control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it finds
const AMBIGUOUS = /[%/\\;?#\u0000-\u001f\u007f]/;

/** Decodes once; undefined if a segment is ambiguous. */
function decode(path: string): string[] | undefined {
  const decoded: string[] = [];
  for (const segment of path.split("/").slice(1)) {
    let text: string;
    try {
      text = decodeURIComponent(segment);
    } catch {
      return undefined;
    }
    if (text === "" || text === "." || text === ".." || AMBIGUOUS.test(text)) return undefined;
    decoded.push(text);
  }
  return decoded;
}

/** Finds the operation of a method and a path; undefined for unknown paths. @param path without the base of the API */
export function findRoute(api: Api, method: string, path: string): Route | undefined {
  const segments = decode(path);
  if (segments === undefined) return undefined;
  const found = templates[api].find(
    (one) =>
      one.segments.length === segments.length &&
      one.segments.every((segment, index) => isParameter(segment) || segment === segments[index]),
  );
  const operationId = found && Object.hasOwn(found.operations, method) ? found.operations[method] : undefined;
  if (found === undefined || operationId === undefined) return undefined;
  return {
    api,
    template: found.template,
    operationId,
    values: segments.filter((_, index) => isParameter(found.segments[index] ?? "")),
    path: segments
      .map((text, index) => `/${isParameter(found.segments[index] ?? "") ? encodeURIComponent(text) : text}`)
      .join(""),
  };
}
