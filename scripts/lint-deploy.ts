import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import { root } from "./release/packages.ts";

const requireTool = createRequire(join(root, "tools/package.json"));
const read = (name: string) => readFileSync(join(root, name), "utf8");

function* dockerfile(name: string): Iterable<string> {
  for (const { range, message } of requireTool("dockerfile-utils").validate(read(name)))
    yield `${name}:${range.start.line + 1} ${message}`;
}

/** Validates each object against the schema of its kind. */
async function* kubernetes(name: string): AsyncIterable<string> {
  for (const document of parseAllDocuments(read(name))) {
    const object = document.toJS();
    const models = await import(join(root, "tools/node_modules/kubernetes-models", object.apiVersion, "index.js"));
    try {
      new models[object.kind](object).validate();
    } catch (error) {
      yield `${name} ${object.kind}: ${(error as Error).message}`;
    }
  }
}

function* compose(name: string): Iterable<string> {
  const dclint = join(root, "tools/node_modules/.bin/dclint");
  const { status, stdout, stderr } = spawnSync(dclint, ["--max-warnings", "0", name], { cwd: root, encoding: "utf8" });
  if (status !== 0) yield `${stdout}${stderr}`;
}

const findings = [...dockerfile("deploy/Dockerfile"), ...compose("deploy/compose.yaml")];
for await (const finding of kubernetes("deploy/kubernetes.yaml")) findings.push(finding);
for (const finding of findings) console.error(`  ${finding}`);
process.exitCode = findings.length === 0 ? 0 : 1;
