import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./release/packages.ts";

/** Steps of deploy/Dockerfile that need no Docker. */
export interface Image {
  readonly from: readonly string[];
  readonly build: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  /** Start command, to be run without a shell. */
  readonly command: readonly string[];
  readonly health: readonly string[];
}

/** Files for developers, which are left out except licenses and the served documentation. */
const notRun = /\.(?:map|d\.[cm]?ts|md|markdown)$/i;
const kept = /(?:^|\/)(?:licen[cs]e|notice|copying)[^/]*$|\/docs\/dist\//i;

export const isLeftOut = (path: string): boolean => notRun.test(path) && !kept.test(path);

export function readImage(text = readFileSync(join(root, "deploy/Dockerfile"), "utf8")): Image {
  const instructions = [...text.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name, rest = ""]) => ({ name, rest }));
  const all = (name: string) => instructions.filter((one) => one.name === name).map(({ rest }) => rest);
  const second = instructions.findLastIndex(({ name }) => name === "FROM");
  const [health = ""] = all("HEALTHCHECK");
  return {
    from: all("FROM").map((rest) => rest.split(" ")[0] ?? ""),
    build: instructions.slice(0, second).flatMap(({ name, rest }) => (name === "RUN" ? [rest] : [])),
    environment: Object.fromEntries(all("ENV").map((rest) => rest.split("=", 2))),
    user: all("USER").at(-1),
    command: JSON.parse(all("CMD").at(-1) ?? "[]"),
    health: JSON.parse(health.slice(health.indexOf("[")) || "[]"),
  };
}
