import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { runCommand } from "../command.ts";

const folders: string[] = [];

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "review-test-"));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export const git = (root: string, ...args: string[]): string =>
  execFileSync(
    "git",
    ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "init.defaultBranch=main", ...args],
    {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    },
  );

export function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

export const read = (root: string, path: string): string => readFileSync(join(root, path), "utf8");

export const edit = (root: string, path: string, from: string, to: string): void => {
  const text = read(root, path);
  if (!text.includes(from)) throw new Error(`${path} does not say ${from}`);
  write(root, { [path]: text.replace(from, to) });
};

const document = (version: string) => `openapi: 3.1.1
info:
  title: ${version}
  version: 1.0.0
  license: { name: Apache-2.0, identifier: Apache-2.0 }
servers:
  - url: https://api.example.com
security: []
paths:
  /people:
    $ref: paths/people.yaml
`;

const people = `get:
  operationId: listPeople
  summary: List people
  parameters:
    - name: count
      in: query
      schema:
        type: integer
        default: 10
  responses:
    "200":
      description: People.
      content:
        application/json:
          schema:
            $ref: ../components/schemas/Person.yaml
    "400":
      description: Refused.
`;

const person = `type: object
properties:
  name:
    type: string
  status:
    type: string
    enum: [NEW, DONE]
required: [name]
`;

export function createRepository(): string {
  const root = temporaryFolder();
  const versions = ["v1", "v2", "v3"];
  write(root, {
    "specs/policies.yaml": `versions:
  v1: { policy: frozen, package: "@x/v1" }
  v2: { policy: stable, package: "@x/v2" }
  v3: { policy: preview, package: "@x/v3" }
carriers: ["@x/mock"]
sdks: [sdk-go]
`,
    ...Object.fromEntries(
      [...versions, "mock", "sdk-go"].map((name) => [
        `packages/${name}/package.json`,
        JSON.stringify({ name: `@x/${name}`, version: "1.0.0", private: name === "sdk-go" }),
      ]),
    ),
    ...Object.fromEntries(
      versions.flatMap((version) => [
        [`specs/${version}/openapi.yaml`, document(version)],
        [`specs/${version}/paths/people.yaml`, people],
        [`specs/${version}/components/schemas/Person.yaml`, person],
      ]),
    ),
  });
  git(root, "init", "--quiet", "--initial-branch=main");
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "Start");
  return root;
}

export async function review(
  root: string,
  ...args: string[]
): Promise<{ code: number; out: string; progress: string }> {
  let out = "";
  let progress = "";
  const code = await runCommand(
    args,
    root,
    {
      out: (text) => {
        out += text;
      },
      progress: (line) => {
        progress += `${line}\n`;
      },
    },
    "2026-03-02",
  );
  return { code, out, progress };
}
