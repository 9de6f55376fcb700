import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const scope = "@assessment-api/";

/** Which packages of ours each may stand on; pnpm lets a package import only what it declares. */
const mayDependOn: Record<string, string[]> = {
  runtime: [],
  codegen: [],
  v1: ["runtime"],
  v2: ["runtime"],
  v3: ["runtime"],
  control: ["runtime"],
  docs: [],
  console: [],
  mock: ["runtime", "v1", "v2", "v3", "docs"],
  sandbox: ["runtime", "v1", "v2", "v3", "control", "docs", "console"],
  "sdk-generator": ["v1", "v2", "v3", "mock", "sandbox", "contract-tests"],
  "sdk-python": [],
  "sdk-java": [],
  "sdk-go": [],
  "stub-spring": ["contract-tests"],
  "contract-tests": ["runtime", "v1", "v2", "v3", "control"],
  mutants: ["v1", "v2", "v3", "control", "sandbox", "contract-tests"],
  review: [],
  bench: ["codegen", "runtime", "v1", "v2", "v3", "mock", "sandbox", "review"],
};

const ours = (dependencies: Record<string, string> = {}) =>
  Object.keys(dependencies).flatMap((name) => (name.startsWith(scope) ? [name.slice(scope.length)] : []));

test.each(readdirSync(join(root, "packages")))("%s stands only on what is below it", (name) => {
  const { name: fullName, ...manifest } = JSON.parse(
    readFileSync(join(root, "packages", name, "package.json"), "utf8"),
  );
  expect(fullName).toBe(scope + name);
  const below = mayDependOn[name] ?? [];
  for (const dependency of [...ours(manifest.dependencies), ...ours(manifest.peerDependencies)]) {
    expect(below, `${name} may not depend on ${dependency}`).toContain(dependency);
  }
});
