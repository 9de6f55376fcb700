/** What a contestant tells the benchmark when it listens, and what it answers when it is asked for what it uses. */
export type Message = { port: number } | { cpuMicroseconds: number; memoryBytes: number };

/** Tells the benchmark where this process listens, answers its questions, and ends with it. */
export function announce(port: number): void {
  const tell = (message: Message) => process.send?.(message);
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    tell({ cpuMicroseconds: user + system, memoryBytes: process.memoryUsage.rss() });
  });
  process.on("disconnect", () => process.exit());
  tell({ port });
}
