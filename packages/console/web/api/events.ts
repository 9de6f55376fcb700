export interface ServerSentEvent {
  readonly id: string | undefined;
  readonly data: string | undefined;
}

/** Parses server-sent events, because EventSource cannot send a token. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const frames = (rest + part.value).split("\n\n");
      rest = frames.pop() ?? "";
      for (const frame of frames) {
        const lines = frame.split("\n");
        const fieldOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
        yield { id: fieldOf("id"), data: fieldOf("data") };
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
