import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = new URL("./", import.meta.url);

test.each(["client", "streams", "webhooks"])(
  "%s runs in a browser: it imports neither Node nor the server",
  (entry) => {
    const folder = new URL(`${entry}/`, source);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const sources = files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
    expect(sources).not.toEqual([]);
    for (const name of sources) {
      const file = new URL(name, folder);
      for (const [, from = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?"([^"]+)"/g)) {
        expect(from, `${entry}/${name}`).toMatch(/^\.\.?\//);
        const imported = new URL(from, file).href.slice(source.href.length);
        expect(imported, `${entry}/${name}`).toMatch(
          new RegExp(`^(${entry}/|streams/|(pointer|retry-after|validation)\\.ts$)`),
        );
      }
    }
  },
);
