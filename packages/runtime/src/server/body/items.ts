import { eventStream } from "../../streams/event-stream.ts";
import { type Format, StreamError } from "../../streams/format.ts";
import { jsonLines } from "../../streams/json-lines.ts";
import { jsonSequence } from "../../streams/json-sequence.ts";
import { readItems } from "../../streams/read-items.ts";
import { isItemSource, writeItems } from "../../streams/write-items.ts";
import type { MediaSpec } from "../contract.ts";
import type { Exchange } from "../exchange.ts";
import { type Failure, HttpFailure, type Problem } from "../failure.ts";
import { bodyProblems, merged } from "../values/problems.ts";
import { malformed, readJson } from "./json-body.ts";

const formats = {
  events: ({ data }: MediaSpec) => eventStream(data),
  jsonLines: () => jsonLines,
  jsonSequence: () => jsonSequence,
} as const;

type Streamed = MediaSpec & { readonly kind: keyof typeof formats };

export const isStreamed = (media: MediaSpec): media is Streamed => Object.hasOwn(formats, media.kind);

/** The cast is safe: only the format itself uses the type of its pieces. */
const formatOf = (media: Streamed) => formats[media.kind](media) as Format<unknown>;

const thrown = ({ status, reason, message, problems }: Failure) =>
  new HttpFailure(status, message, { reason, problems });

const within = (index: number, problems: readonly Problem[]): Problem[] =>
  problems.map((one) => ({ ...one, field: `[${index}]${one.field === "body" ? "" : `.${one.field}`}` }));

/**
 * Validates each item on arrival. An invalid item throws an {@link HttpFailure} to the consumer; `refused` returns it
 * later.
 */
export function receiveItems(stream: ReadableStream<Uint8Array>, media: Streamed, limit: number) {
  const format = formatOf(media);
  let failure: HttpFailure | undefined;
  let problems: Problem[] | undefined;
  const refuse = (given: Failure): never => {
    failure = thrown(given);
    throw failure;
  };
  const items = readItems(stream, format, {
    splitter: format.splitter(limit),
    parse(text) {
      const read = readJson(text);
      if ("failure" in read) return refuse(read.failure);
      problems = media.kind === "events" ? read.problems?.map(ofData) : read.problems;
      return read.value;
    },
    check(item, index) {
      const { validate } = media;
      const broken = validate !== undefined && !validate(item) ? bodyProblems(validate.errors ?? [], item) : undefined;
      const all = merged(problems, broken);
      problems = undefined;
      if (all === undefined) return;
      refuse({ status: 400, reason: "invalid", message: "Validation error", problems: within(index, all) });
    },
  });
  const value = {
    [Symbol.asyncIterator]: () => ({
      async next() {
        try {
          return await items.next();
        } catch (error) {
          if (error instanceof StreamError) refuse(malformed(`The body is malformed: ${error.message}`));
          throw error;
        }
      },
      return: () => items.return?.() ?? Promise.resolve({ done: true, value: undefined }),
    }),
  };
  return { value, refused: (): Failure | undefined => failure };
}

const ofData = (problem: Problem): Problem => ({
  ...problem,
  field: problem.field === "body" ? "data" : `data.${problem.field}`,
});

export interface Sending {
  readonly check: ((item: unknown) => void) | undefined;
  readonly wrong: (what: string) => Error;
  readonly keepAlive: number;
}

/** Sends the headers immediately, then each item after validation, with backpressure. */
export function sendItems(
  exchange: Exchange,
  media: Streamed,
  body: unknown,
  { check, wrong, keepAlive }: Sending,
): ReadableStream<Uint8Array> {
  if (!isItemSource(body)) throw wrong(`responded with a ${typeof body}, which is not an async iterable of items`);
  const format = formatOf(media);
  const stream = writeItems(body, {
    write(item) {
      check?.(item);
      try {
        return format.write(item);
      } catch (error) {
        throw error instanceof TypeError
          ? wrong(`responded with an item that cannot be written: ${error.message}`)
          : error;
      }
    },
    onError: (error) => exchange.failed(error),
    onBegin: () => exchange.begin(),
    ...(media.kind === "events" && { idle: { text: ":\n\n", milliseconds: keepAlive * 1000 } }),
  });
  return stream;
}
