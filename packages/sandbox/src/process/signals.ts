/** How long idle connections stay open for a last request once a signal has come. */
const LINGER = 1000;

const signals = ["SIGINT", "SIGTERM"] as const;

export interface Closable {
  close(options: { lingerInMs: number }): Promise<void>;
}

/**
 * Waits for a signal, then closes the sandbox. The process ends after the grace period, even when something hangs. A second signal ends it
 * without waiting.
 */
export async function closeOnSignal(running: Closable, graceInMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
  });
  // It keeps the process alive: one that has nothing left to do while it still waits would end with 13.
  const end = setTimeout(() => process.exit(), graceInMs);
  await running.close({ lingerInMs: Math.min(LINGER, graceInMs / 5) });
  // What is left open by others, such as drivers, ends with the process.
  end.unref();
}
