/** Serializes requests by the rules of OpenAPI, independently of our client. */
export interface WireParameter {
  name: string;
  in: string;
  style?: string;
  explode?: boolean;
  content?: object;
}

const text = (value: unknown) => (typeof value === "object" && value !== null ? JSON.stringify(value) : String(value));
const encode = (value: unknown) => encodeURIComponent(text(value));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const flatPairs = (value: object, join: string, write: (value: unknown) => string) =>
  Object.entries(value).map(([name, one]) => `${write(name)}${join}${write(one)}`);

function whole(value: unknown, separator: string, explode: boolean, write: (value: unknown) => string): string {
  if (Array.isArray(value)) return value.map(write).join(separator);
  if (isObject(value)) return flatPairs(value, explode ? "=" : separator, write).join(separator);
  return write(value);
}

/** Returns `name[a][0]=…`, in the format of qs. */
function deep(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => deep(`${name}[${isObject(one) ? index : ""}]`, one));
  if (isObject(value)) return Object.entries(value).flatMap(([key, one]) => deep(`${name}[${key}]`, one));
  return [`${encodeURIComponent(name)}=${encode(value)}`];
}

/** Removes nested empty objects and lists, which deepObject cannot express and our client rejects. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((one) => !isEmpty(one));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, withoutEmpty(one)] as const);
  return Object.fromEntries(entries.filter(([, one]) => !isEmpty(one)));
}

export const isEmpty = (value: unknown) =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

export function pathText({ name, style = "simple", explode = false, content }: WireParameter, value: unknown): string {
  if (content) return encode(JSON.stringify(value));
  if (style === "label") return `.${whole(value, explode ? "." : ",", explode, encode)}`;
  if (style === "matrix") {
    if (explode && Array.isArray(value)) return value.map((one) => `;${name}=${encode(one)}`).join("");
    if (explode && isObject(value))
      return flatPairs(value, "=", encode)
        .map((pair) => `;${pair}`)
        .join("");
    return `;${name}=${whole(value, ",", false, encode)}`;
  }
  return whole(value, ",", explode, encode);
}

export function queryPairs({ name, style = "form", explode, content }: WireParameter, value: unknown): string[] {
  const key = encodeURIComponent(name);
  if (content) return [`${key}=${encode(JSON.stringify(value))}`];
  if (style === "deepObject") return deep(name, value);
  if (explode ?? style === "form") {
    if (Array.isArray(value)) return value.map((one) => `${key}=${encode(one)}`);
    if (isObject(value))
      return Object.entries(value).flatMap(([inner, one]) =>
        [one].flat().map((item) => `${encodeURIComponent(inner)}=${encode(item)}`),
      );
  }
  const separators: Record<string, string> = { spaceDelimited: "%20", pipeDelimited: "|" };
  return [`${key}=${whole(value, separators[style] ?? ",", false, encode)}`];
}

export const headerText = ({ explode = false, content }: WireParameter, value: unknown): string =>
  content ? JSON.stringify(value) : whole(value, ",", explode, text);

export const cookieText = (parameter: WireParameter, value: unknown): string =>
  queryPairs({ ...parameter, style: "form" }, value).join("&");
