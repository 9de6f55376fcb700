import type { EventFormat } from "../streams/event-stream.ts";
import { StreamError } from "../streams/format.ts";
import { type Items, readItems, stoppable } from "../streams/read-items.ts";
import { passing } from "./attempts/retry.ts";
import { sleep } from "./attempts/wait.ts";
import type { ReadItems, StreamCall } from "./sequence.ts";

/** Default limit of an item, in characters. */
export const mostCharacters = 16 * 1024 * 1024;

/** Parses events and resumes broken streams with `Last-Event-ID`. See the option `reconnect`. */
export const resumedEvents =
  (format: EventFormat): ReadItems =>
  (body, call) => {
    const { reconnect, method } = call;
    const always = reconnect !== undefined && reconnect !== false;
    const mayResume = reconnect !== false && (always || method === "GET" || method === "QUERY");
    const { maxRetries = 10, seconds = 3, maxSeconds = 30 } = typeof reconnect === "object" ? reconnect : {};
    const stopped = new AbortController();
    const signal = AbortSignal.any([stopped.signal, ...(call.signal ? [call.signal] : [])]);
    let current: Items | undefined;
    let lastId: string | undefined;
    let wait = seconds * 1000;
    let attempts = 0;

    /** Reconnects; returns undefined if the server has finished or the retries ran out. */
    async function next(broken: unknown): Promise<ReadableStream<Uint8Array> | undefined> {
      for (let error = broken; ; ) {
        if (attempts === maxRetries) {
          if (error === undefined) return undefined;
          throw error;
        }
        const bound = Math.min(wait * 2 ** attempts++, maxSeconds * 1000);
        // Jitter spreads clients that were disconnected together, and never shortens the server's wait.
        await sleep(bound * (1 + Math.random() / 4), signal);
        try {
          const found = await resume(call, lastId);
          if (!("status" in found)) return found.body;
          error = new StreamError(`the server responded with ${found.status} when the stream was resumed`);
          if (!passing.includes(found.status)) attempts = maxRetries;
        } catch (caught) {
          if (signal.aborted) throw caught;
          error = caught;
        }
      }
    }

    async function* events(): AsyncGenerator<unknown, void> {
      for (let stream: ReadableStream<Uint8Array> | undefined = body; stream !== undefined; ) {
        const splitter = format.splitter(mostCharacters);
        current = readItems(stream, format, { splitter, ...(call.check && { check: call.check }) });
        let broken: unknown;
        try {
          for await (const item of current) {
            attempts = 0;
            yield item;
          }
        } catch (error) {
          lastId = splitter.state.id ?? lastId;
          if (error instanceof StreamError || signal.aborted || !mayResume || (!always && !lastId)) throw error;
          broken = error;
        }
        lastId = splitter.state.id ?? lastId;
        wait = splitter.state.retry ?? wait;
        if (stopped.signal.aborted || (broken === undefined && !always)) return;
        stream = await next(broken);
      }
    }
    return stoppable(events(), async () => {
      stopped.abort();
      await current?.return?.();
    });
  };

async function resume(
  { again }: StreamCall,
  lastId: string | undefined,
): Promise<{ body: ReadableStream<Uint8Array> | undefined } | { status: number }> {
  const { response, data } = await again(lastId ? { "Last-Event-ID": lastId } : {});
  if (response.status === 204) return { body: undefined };
  if (!response.ok) return { status: response.status };
  if (!/^text\/event-stream\b/i.test(response.headers.get("Content-Type") ?? ""))
    throw new StreamError("the server did not respond with events when the stream was resumed");
  return { body: (data as ReadableStream<Uint8Array> | null) ?? undefined };
}
