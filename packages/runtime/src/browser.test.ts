import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each(["client", "streams", "webhooks"])(
  "%s runs in a browser: it imports neither Node nor the server",
  (entry) => {
    const folder = new URL(`./${entry}/`, import.meta.url);
    for (const name of readdirSync(folder).filter((file) => !file.includes(".test"))) {
      const imported = [...readFileSync(new URL(name, folder), "utf8").matchAll(/(?:from|import)\s*\(?"([^"]+)"/g)];
      for (const [, from] of imported) expect(from).toMatch(/^(\.\/|\.\.\/(streams\/|retry-after\.ts$))/);
    }
  },
);
