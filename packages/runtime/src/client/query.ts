import { createQuerySerializer } from "openapi-fetch";
import type { QueryStyle } from "./contract.ts";

type Serialize = (query: Record<string, unknown>) => string;

/** Values repeated, objects as `name[key]=value`: what openapi-fetch does by itself. */
const usual: Serialize = createQuerySerializer();

const serializers: Record<QueryStyle, Serialize> = {
  comma: createQuerySerializer({ array: { style: "form", explode: false }, object: { style: "form", explode: false } }),
  space: createQuerySerializer({ array: { style: "spaceDelimited", explode: false } }),
  pipe: createQuerySerializer({ array: { style: "pipeDelimited", explode: false } }),
  exploded: createQuerySerializer({ object: { style: "form", explode: true } }),
  json: (query) =>
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(JSON.stringify(value))}`)
      .join("&"),
};

/** Writes a query in the styles of its parameters. */
export const serializeQuery =
  (styles: Readonly<Record<string, QueryStyle>>): Serialize =>
  (query) =>
    Object.entries(query)
      .map(([name, value]) => {
        const style = Object.hasOwn(styles, name) ? styles[name] : undefined;
        return (style === undefined ? usual : serializers[style])({ [name]: value });
      })
      .filter(Boolean)
      .join("&");
