/** Milliseconds that idle connections stay open after a signal. */
const LINGER = 1000;

const signals = ["SIGINT", "SIGTERM"] as const;

interface Closable {
  close(options: { lingerInMs: number }): Promise<void>;
}

/** Closes at the first signal; exits immediately at the second. */
export async function closeOnSignal(running: Closable, graceInMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
  });
  // Node exits with code 13 if an await has no handles.
  const end = setTimeout(() => process.exit(), graceInMs);
  await running.close({ lingerInMs: Math.min(LINGER, graceInMs / 5) });
  // Handles left open, such as drivers', must not block the exit.
  end.unref();
}
