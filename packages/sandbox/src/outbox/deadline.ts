/** Why work within a deadline was ended. */
export class EndedError extends Error {
  override name = "EndedError";
  readonly because: "timeout" | "stopped";

  constructor(because: EndedError["because"]) {
    super(because === "timeout" ? "the time was over" : "it was stopped");
    this.because = because;
  }
}

/**
 * Gives work a signal that is aborted after `ms`, or with `stop`, and then does not wait for it any more, whatever it does.
 * @throws EndedError, or what the work throws
 */
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
  // It keeps the process alive: what waits for the work is never left without an answer.
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
