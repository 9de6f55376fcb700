import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { home, version } from "./places.ts";

const built = join(home, `application/target/assessment-api-spring-application-${version}.jar`);

export interface Application {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the application, or another jar, on a free port. Throws with its output if it does not start. */
export async function boot(apiKey: string, jar = built): Promise<Application> {
  if (!existsSync(jar)) throw new Error(`${jar} is missing; \`pnpm test:sdks spring\` builds it.`);
  const flags = ["-Xmx256m", "-XX:TieredStopAtLevel=1"];
  const child = spawn("java", [...flags, "-jar", jar, "--server.port=0", `--assessment-api.api-keys=${apiKey}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const printed: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    printed.push(line);
    const port = /Tomcat started on port (\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return {
      url: `http://127.0.0.1:${port}`,
      async close() {
        child.kill();
        await ended;
      },
    };
  }
  throw new Error(`the application did not start:\n${printed.join("\n")}`);
}
