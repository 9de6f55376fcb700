export class EndedError extends Error {
  override name = "EndedError";
  readonly because: "timeout" | "stopped";

  constructor(because: EndedError["because"]) {
    super(because === "timeout" ? "the time was over" : "it was stopped");
    this.because = because;
  }
}

export async function withinDeadline<Result>(
  ms: number,
  stop: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  const ended = Promise.withResolvers<never>();
  const end = (because: EndedError["because"]) => {
    const error = new EndedError(because);
    ended.reject(error);
    abort.abort(error);
  };
  const onStop = () => end("stopped");
  // Referenced: the callers get a result before the process ends.
  const timer = setTimeout(end, ms, "timeout");
  stop?.addEventListener("abort", onStop);
  if (stop?.aborted) onStop();
  try {
    return await Promise.race([ended.promise, work(abort.signal)]);
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener("abort", onStop);
  }
}
