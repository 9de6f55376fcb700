import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createClient, unwrap } from "@assessment-api/control";
import { createClient as createV1 } from "@assessment-api/v1";
import { expect, onTestFinished, test } from "vitest";
import { startMailServer } from "../../testing/mail-server/index.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

const cli = join(import.meta.dirname, "../cli.ts");

function serve(data: string, smtpUrl: string) {
  const flags = [
    "--port",
    "0",
    "--data",
    data,
    "--seed",
    "catalogue",
    "--api-key",
    "key-of-the-test",
    "--log-level",
    "trace",
  ];
  const env = { ...process.env, ASSESSMENT_API_SANDBOX_SMTP_URL: smtpUrl };
  const child = spawn(process.execPath, [cli, "serve", ...flags], { env });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, ...readingScreen(child) };
}

function readingScreen(child: ChildProcess) {
  let output = "";
  const { promise, resolve } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text) => {
      output += text;
      const origin = /V1 +(\S+)\/v1\n.*Ctrl\+C/s.exec(output)?.[1];
      if (origin !== undefined) resolve(origin);
    });
  return { origin: promise, output: () => output };
}

test("a mail of a process that is killed before the settlement is resent with the same Message-ID", async () => {
  const data = temporaryFolder();
  const server = await startMailServer({ user: "me", password: "s3cret-w0rd" });
  const smtpUrl = `smtp://me:s3cret-w0rd@127.0.0.1:${server.port}?starttls=never`;
  server.reply = () => new Promise(() => {});
  const first = serve(data, smtpUrl);
  const v1 = createV1({ baseUrl: `${await first.origin}/v1`, apiKey: "key-of-the-test" });
  const [exam] = (await unwrap(v1.GET("/exams"))).items;
  const body = {
    email: "maya.lindqvist@example.com",
    firstName: "Maya",
    lastName: "Lindqvist",
    examId: exam?.id ?? "",
  };
  await unwrap(v1.POST("/candidates", { body }));
  await expect.poll(() => server.received.length).toBe(1);
  first.child.kill("SIGKILL");
  await once(first.child, "exit");

  server.reply = async () => {};
  const second = serve(data, smtpUrl);
  const control = createClient({ baseUrl: `${await second.origin}/control` });
  await expect.poll(() => server.received.length).toBe(2);
  const [organization] = (await unwrap(control.GET("/organizations"))).items;
  const params = { path: { id: organization?.id ?? "" } };
  const states = async () => (await unwrap(control.GET("/organizations/{id}/mails", { params }))).items;
  await expect.poll(states).toMatchObject([{ state: "HANDED_OVER", attempts: [{ status: 250 }] }]);
  const v1Again = createV1({ baseUrl: `${await second.origin}/v1`, apiKey: "key-of-the-test" });
  expect(await unwrap(v1Again.GET("/candidates"))).toMatchObject({ items: [{ status: "TOKEN_SENT" }] });
  const ids = server.received.map(({ source }) => /^Message-ID: (.*)\r$/m.exec(source)?.[1]);
  expect(ids).toEqual([ids[0], ids[0]]);
  for (const { output } of [first, second]) expect(output()).not.toMatch(/s3cret-w0rd|maya/);
});
