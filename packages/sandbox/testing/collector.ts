import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

type Field = readonly [name: string, read: Type | "text" | "hex" | "double" | "fixed" | "counts" | "varint"];
interface Type {
  readonly repeated?: readonly string[];
  readonly fields: Readonly<Record<number, Field>>;
}

const repeated = (names: string, fields: Type["fields"]): Type => ({ repeated: names.split(" "), fields });

// Field numbers of opentelemetry-proto 1.x, as far as needed.
const anyValue: Type = { fields: { 1: ["stringValue", "text"] } };
const keyValue: Type = { fields: { 1: ["key", "text"], 2: ["value", anyValue] } };
const resource = repeated("attributes", { 1: ["attributes", keyValue] });
const span: Type = {
  fields: {
    1: ["traceId", "hex"],
    2: ["spanId", "hex"],
    4: ["parentSpanId", "hex"],
    5: ["name", "text"],
    6: ["kind", "varint"],
  },
};
const number: Type = { fields: { 4: ["asDouble", "double"] } };
const bucket: Type = { fields: { 4: ["count", "fixed"], 6: ["bucketCounts", "counts"] } };
const points = (type: Type, more: Type["fields"] = {}) =>
  repeated("dataPoints", { 1: ["dataPoints", type], 2: ["aggregationTemporality", "varint"], ...more });
const metric: Type = {
  fields: {
    1: ["name", "text"],
    3: ["unit", "text"],
    5: ["gauge", points(number)],
    7: ["sum", points(number, { 3: ["isMonotonic", "varint"] })],
    9: ["histogram", points(bucket)],
  },
};
const request = (scope: Type): Type =>
  repeated("resources", {
    1: [
      "resources",
      repeated("scopes", { 1: ["resource", resource], 2: ["scopes", repeated("items", { 2: ["items", scope] })] }),
    ],
  });

function readVarint(bytes: Buffer, at: number): { value: number; next: number } {
  let [value, next] = [0, at];
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes.readUInt8(next++);
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) return { value, next };
  }
}

// biome-ignore lint/suspicious/noExplicitAny: tests compare whole messages
type Message = Record<string, any>;

function decode(bytes: Buffer, { repeated: lists = [], fields }: Type): Message {
  const message: Message = {};
  for (let at = 0; at < bytes.length; ) {
    const tag = readVarint(bytes, at);
    const wire = tag.value % 8;
    const head = wire === 2 || wire === 0 ? readVarint(bytes, tag.next) : { value: 0, next: tag.next };
    const size = wire === 2 ? head.value : wire === 1 ? 8 : wire === 5 ? 4 : 0;
    const content = bytes.subarray(head.next, head.next + size);
    at = head.next + size;
    const field = fields[Math.floor(tag.value / 8)];
    if (field === undefined) continue;
    const [name, read] = field;
    const value = wire === 0 ? head.value : readValue(content, read);
    if (lists.includes(name)) message[name] = [...(message[name] ?? []), value];
    else message[name] = value;
  }
  return message;
}

function readValue(content: Buffer, read: Field[1]): unknown {
  if (typeof read === "object") return decode(content, read);
  if (read === "text") return content.toString("utf8");
  if (read === "hex") return content.toString("hex");
  if (read === "double") return content.readDoubleLE();
  const numbers = Array.from({ length: content.length / 8 }, (_, index) => Number(content.readBigUInt64LE(8 * index)));
  return read === "counts" ? numbers : numbers[0];
}

const itemsOf = (message: Message): Message[] =>
  (message.resources ?? []).flatMap(({ scopes = [] }: Message) => scopes.flatMap(({ items = [] }: Message) => items));

export async function startCollector() {
  const arrived: { readonly path: string; readonly type: string; readonly body: Buffer }[] = [];
  const server = createServer(async (incoming, response) => {
    const { url = "", headers } = incoming;
    arrived.push({ path: url, type: String(headers["content-type"]), body: await buffer(incoming) });
    response.writeHead(200, { "content-type": "application/x-protobuf" }).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const read = (path: string, type: Type) =>
    arrived.filter((one) => one.path === path).map(({ body }) => decode(body, request(type)));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    spans: () => read("/v1/traces", span).flatMap(itemsOf),
    metrics: () => read("/v1/metrics", metric).flatMap(itemsOf),
    resources: () =>
      read("/v1/traces", span).flatMap(({ resources = [] }) =>
        resources.map(({ resource: { attributes } }: Message) =>
          Object.fromEntries(attributes.map(({ key, value }: Message) => [key, value.stringValue])),
        ),
      ),
  };
}
