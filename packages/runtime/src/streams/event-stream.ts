import { demandLength, type Format, jsonText, type Splitter } from "./format.ts";
import { createLines } from "./lines.ts";

export interface EventText {
  readonly data: string;
  readonly event?: string;
  readonly id?: string;
  readonly retry?: number;
}

/** Selects events with JSON in `data`; other events are text. */
export interface EventRules {
  /** True for all events, or a list of types; the default type is `message`. */
  readonly json: true | readonly string[];
  readonly text?: readonly string[];
}

export interface EventSplitter extends Splitter<EventText> {
  /** The last `id` and `retry`, also from events without data. */
  readonly state: { id?: string; retry?: number };
}

export interface EventFormat extends Format<EventText> {
  splitter(limit: number): EventSplitter;
}

/** Creates the format of event streams (HTML standard, 9.2.6). Drops an event without a final blank line. */
export function eventStream(rules?: EventRules): EventFormat {
  const isJson = (event: unknown, data: unknown) =>
    rules !== undefined &&
    (rules.json === true || rules.json.includes(String(event ?? "message"))) &&
    !(typeof data === "string" && rules.text?.includes(data));
  return {
    strict: false,
    splitter,
    read: (event, parse) => (isJson(event.event, event.data) ? { ...event, data: parse(event.data) } : event),
    write: (item) => writeEvent(item, isJson),
  };
}

function splitter(limit: number): EventSplitter {
  const lines = createLines(limit, true);
  const state: EventSplitter["state"] = {};
  let data: string | undefined;
  let event = "";
  let own: { id?: string; retry?: number } = {};

  function field(name: string, value: string) {
    if (name === "data") data = demandLength(data === undefined ? value : `${data}\n${value}`, limit);
    else if (name === "event") event = value;
    else if (name === "id" && !value.includes("\0")) own.id = value;
    else if (name === "retry" && /^\d+$/.test(value)) own.retry = Number(value);
  }

  function* take(text: string) {
    for (const line of lines.take(text)) {
      if (line !== "") {
        const colon = line.indexOf(":");
        if (colon === -1) field(line, "");
        else field(line.slice(0, colon), line.slice(line[colon + 1] === " " ? colon + 2 : colon + 1));
        continue;
      }
      Object.assign(state, own);
      const found = data === undefined ? undefined : { ...(event !== "" && { event }), data, ...own };
      data = undefined;
      event = "";
      own = {};
      if (found !== undefined) yield found;
    }
  }
  return { state, take, end: () => [] };
}

function writeEvent(item: unknown, isJson: (event: unknown, data: unknown) => boolean): string {
  if (typeof item !== "object" || item === null)
    throw new TypeError("an event is an object with data, event, id or retry");
  const { data, event, id, retry } = item as Record<keyof EventText, unknown>;
  const line = (name: string, value: unknown, pattern: RegExp) => {
    if (value === undefined) return "";
    if (!pattern.test(String(value))) throw new TypeError(`the ${name} of an event cannot be ${JSON.stringify(value)}`);
    return `${name}: ${value}\n`;
  };
  const head = line("event", event, /^[^\r\n]*$/) + line("id", id, /^[^\r\n\0]*$/) + line("retry", retry, /^\d+$/);
  if (data === undefined) return `${head}\n`;
  const text = isJson(event, data) ? jsonText(data) : data;
  if (typeof text !== "string") throw new TypeError(`the data of an event is text, not a ${typeof data}`);
  return `${head}${text
    .split(/\r\n|\r|\n/)
    .map((one) => `data: ${one}\n`)
    .join("")}\n`;
}
