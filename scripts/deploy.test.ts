import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { settingNames, variableOf } from "../packages/sandbox/src/process/settings.ts";
import { isLeftOut, readImage } from "./image.ts";
import { freePort } from "./release/free-port.ts";
import { root } from "./release/packages.ts";

const read = (name: string) => readFileSync(join(root, "deploy", name), "utf8");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const workspace = parse(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8"));
const compose = parse(read("compose.yaml"));
const objects = parseAllDocuments(read("kubernetes.yaml")).map((document) => document.toJS());
const kind = (name: string) => objects.find((one) => one.kind === name);
const pod = kind("Deployment").spec.template.spec;
const variables = new Set(settingNames.map(variableOf));

test("the image is built with the Node and the pnpm of this repository", () => {
  const { from, build } = readImage();
  expect(new Set(from)).toEqual(new Set([`node:${workspace.nodeVersion}-bookworm-slim`]));
  for (const command of build) expect(command).toContain(`npx -y ${manifest.packageManager} `);
});

test("the image runs by a number that is not root's, without a shell between signals and the server", () => {
  const { user, command, health } = readImage();
  expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(command).toEqual(["node", "dist/cli.js", "serve"]);
  expect(health).toEqual(["node", "health.mjs"]);
});

test.each([
  ["UP", 200, { status: "UP" }, 0, ""],
  ["DEGRADED", 200, { status: "DEGRADED", problem: "The disk is full." }, 1, "The disk is full.\n"],
  ["a refusal", 401, { code: 401, details: "The token is wrong." }, 1, "The token is wrong.\n"],
  ["something else", 500, {}, 1, "status 500\n"],
])("the health check reports %s", async (_, status, body, code, reason) => {
  let sent: string | undefined;
  const server = createServer((request, response) => {
    sent = `${request.headers.authorization} ${request.url}`;
    response.writeHead(status, { connection: "close" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  expect(await checkHealth((server.address() as AddressInfo).port)).toEqual({ code, stderr: reason });
  expect(sent).toBe("Bearer token /control/health");
  server.close();
});

test("the health check has a line about a server that does not run", async () => {
  const port = await freePort();
  expect(await checkHealth(port)).toEqual({ code: 1, stderr: `connect ECONNREFUSED 127.0.0.1:${port}\n` });
});

function checkHealth(port: number): Promise<{ code: number | null; stderr: string }> {
  const env = { ASSESSMENT_API_SANDBOX_PORT: String(port), ASSESSMENT_API_SANDBOX_CONTROL_TOKEN: "token" };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [join(root, "deploy/health.mjs")], { env }, (_, __, stderr) =>
      resolve({ code: child.exitCode, stderr }),
    );
  });
}

test.each([
  ["the image", Object.keys(readImage().environment).filter((name) => name !== "NODE_ENV")],
  ["the compose file", Object.keys(compose.services.sandbox.environment)],
  [
    "the example for Kubernetes",
    [...Object.keys(kind("Secret").stringData), ...pod.containers[0].env.map(({ name }: { name: string }) => name)],
  ],
])("%s sets existing settings", (_, names) => {
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !variables.has(name))).toEqual([]);
});

test("the compose file waits until database and mail server are healthy, and writes nowhere but to /tmp", () => {
  const { sandbox, postgres, mailpit } = compose.services;
  for (const { healthcheck } of [postgres, mailpit]) expect(healthcheck.test[0]).toBe("CMD");
  // PostgreSQL accepts local connections while its image creates the database, and restarts afterwards.
  expect(postgres.healthcheck.test.join(" ")).toContain("--host 127.0.0.1");
  expect(sandbox.depends_on).toEqual({
    mailpit: { condition: "service_healthy" },
    postgres: { condition: "service_healthy" },
  });
  expect(sandbox).toMatchObject({ read_only: true, tmpfs: ["/tmp"], cap_drop: ["ALL"] });
});

test("the example for Kubernetes runs two unprivileged processes on a read-only root", () => {
  const { spec } = kind("Deployment");
  const [container] = pod.containers;
  expect(spec.replicas).toBe(2);
  expect(pod.securityContext.runAsNonRoot).toBe(true);
  expect(`${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`).toBe(readImage().user);
  expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
  expect(container.readinessProbe.exec.command).toEqual(readImage().health);
  // Otherwise the Service's name could look like a setting, such as ASSESSMENT_API_SANDBOX_PORT.
  expect(pod.enableServiceLinks).toBe(false);
});

test("the parts of the example for Kubernetes find each other", () => {
  const { metadata } = kind("Deployment").spec.template;
  for (const name of ["Service", "PodDisruptionBudget"]) {
    const { selector } = kind(name).spec;
    expect(selector.matchLabels ?? selector).toEqual(metadata.labels);
  }
  expect(pod.containers[0].envFrom).toEqual([{ secretRef: { name: kind("Secret").metadata.name } }]);
  expect(kind("Service").spec.ports[0].targetPort).toBe(pod.containers[0].ports[0].name);
});

test("the image contains only runtime files, licences and the documentation", () => {
  const out = ["/app/dist/index.js.map", "/app/dist/index.d.ts", "/app/node_modules/yaml/README.md", "/app/x.d.mts"];
  const kept = ["/app/dist/index.js", "/app/node_modules/pg/LICENSE.md", "/app/node_modules/@a/docs/dist/docs/v1/a.md"];
  expect([...out, ...kept].filter(isLeftOut)).toEqual(out);
});
