import { createMcp, packageVersion } from "../server/mcp.ts";
import { help, readOptions, UsageError } from "./options.ts";

/** Runs until the input ends or a signal arrives. @returns exit code */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.help) process.stdout.write(help);
    else if (options.version) console.log(packageVersion());
    else await serve(options);
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!(error instanceof UsageError) && code !== "EADDRINUSE") throw error;
    console.error(`assessment-api-mcp: ${message}`);
    return 2;
  }
}

async function serve({ http, host, time, ...options }: ReturnType<typeof readOptions>): Promise<void> {
  const mcp = createMcp({ ...options, limits: { time } });
  const ended = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    if (http === undefined) process.stdin.once("end", resolve).once("close", resolve);
  });
  try {
    if (http === undefined) {
      const { serveStdio } = await import("@modelcontextprotocol/server/stdio");
      const connection = serveStdio(() => mcp.server());
      await ended;
      await connection.close();
    } else {
      const { serveHttp } = await import("../server/http.ts");
      const server = await serveHttp(mcp, { port: http, host });
      console.error(`Serving agents at ${server.url}, on the sandbox at ${options.url}`);
      await ended;
      await server.close();
    }
  } finally {
    await mcp.close();
  }
}
