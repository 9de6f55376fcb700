export type Message = { port: number } | { cpuMicroseconds: number; memoryBytes: number };

/** Reports the port to the benchmark and CPU time and memory on request, and exits with it. */
export function announce(port: number): void {
  const tell = (message: Message) => process.send?.(message);
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    tell({ cpuMicroseconds: user + system, memoryBytes: process.memoryUsage.rss() });
  });
  process.on("disconnect", () => process.exit());
  tell({ port });
}
