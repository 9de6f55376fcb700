import { createServer, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { certificate } from "../../testing/mail-server/certificate.ts";
import { type MailServerOptions, refuse, startMailServer } from "../../testing/mail-server/index.ts";
import { mail } from "../../testing/store-suite/samples.ts";
import { createSmtpSender, type SmtpOptions } from "./smtp.ts";
import { readSmtpUrl } from "./smtp-url.ts";

const never = new AbortController().signal;
const from = { name: "Hiring", address: "hiring@example.com" };

function sender(url: string, options: Partial<SmtpOptions> = {}) {
  const server = readSmtpUrl(url);
  if (server === undefined) throw new Error(`not an address: ${url}`);
  return createSmtpSender({ server, from, timeoutMs: 60_000, ca: certificate, ...options });
}

async function sendTo(options: MailServerOptions, credentials = "", query = "", more: Partial<SmtpOptions> = {}) {
  const server = await startMailServer(options);
  const result = await sender(`smtp://${credentials}localhost:${server.port}${query}`, more)(mail(), never);
  return { ...server, result };
}

async function listen(handle: (socket: Socket) => void): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    handle(socket);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

const decode = (quotedPrintable: string) =>
  quotedPrintable.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));

describe("an accepted mail", () => {
  test("has sender, recipient, subject, a Message-ID derived from its id, and both parts", async () => {
    const { received, result } = await sendTo({});
    expect(result).toEqual({ durationInMs: expect.any(Number), status: 250, message: expect.stringMatching(/^250 /) });
    const [{ from: sentFrom, to, source } = {}] = received;
    expect([sentFrom, to]).toEqual(["hiring@example.com", ["ada@example.com"]]);
    const text = decode(source ?? "");
    expect(text).toMatch(/^From: Hiring <hiring@example.com>\r$/m);
    expect(text).toMatch(/^To: ada@example.com\r$/m);
    expect(text).toMatch(/^Subject: Invitation\r$/m);
    expect(text).toMatch(/^Message-ID: <mai_1@sandbox\.assessment-api\.invalid>\r$/m);
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(text).toMatch(/Content-Type: multipart\/alternative.*text\/plain.*Hello.*text\/html.*<p [^>]*>Hello<\/p>/s);
  });

  test("uses plain text without STARTTLS, or if the URL says never", async () => {
    expect((await sendTo({ startTls: false })).received[0]?.secure).toBe(false);
    expect((await sendTo({ startTls: true }, "", "?starttls=never")).received[0]?.secure).toBe(false);
  });

  test("uses TLS if the server offers STARTTLS", async () => {
    expect((await sendTo({ startTls: true })).received[0]?.secure).toBe(true);
  });

  test("uses TLS from the start with smtps", async () => {
    const server = await startMailServer({ more: { secure: true } });
    expect(await sender(`smtps://localhost:${server.port}`)(mail(), never)).toMatchObject({ status: 250 });
    expect(server.received[0]?.secure).toBe(true);
  });

  test("is sent as the user that the URL names", async () => {
    const { received } = await sendTo(
      { user: "me@work", password: "p ss/w:rd", startTls: true },
      "me%40work:p%20ss%2Fw%3Ard@",
    );
    expect(received).toMatchObject([{ user: "me@work", secure: true }]);
  });

  test("goes to one address with any characters", async () => {
    const server = await startMailServer();
    const address = "a,b@example.com";
    await sender(`smtp://127.0.0.1:${server.port}`)(mail({ to: address }), never);
    expect(server.received.map(({ to }) => to)).toEqual([['"a,b"@example.com']]);
  });
});

describe("a mail that is refused says why", () => {
  test.each([450, 550])("with the status %i for the recipient", async (status) => {
    const more = {
      onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) => done(refuse(status, "no such mailbox")),
    };
    expect((await sendTo({ more })).result).toMatchObject({ status, message: `${status} no such mailbox` });
  });

  test.each([452, 554])("with the status %i for the whole mail", async (status) => {
    const server = await startMailServer();
    server.reply = () => Promise.reject(refuse(status, "not now"));
    const result = await sender(`smtp://127.0.0.1:${server.port}`)(mail(), never);
    expect(result).toMatchObject({ status, message: `${status} not now` });
    expect(result).not.toHaveProperty("failure");
  });

  test("with the status for the sender", async () => {
    const more = {
      onMailFrom: (_: unknown, __: unknown, done: (error: Error) => void) => done(refuse(553, "not yours")),
    };
    expect((await sendTo({ more })).result).toMatchObject({
      status: 553,
      message: expect.stringContaining("not yours"),
    });
  });
});

describe("a connection that fails", () => {
  test("fails if no server listens", async () => {
    const { port, close } = await startMailServer();
    await close();
    expect(await sender(`smtp://127.0.0.1:${port}`)(mail(), never)).toMatchObject({
      failure: "connection",
      message: expect.stringContaining("ECONNREFUSED"),
    });
  });

  test("fails after a reset, before the greeting and after the mail", async () => {
    const url = await listen((socket) => socket.resetAndDestroy());
    expect(await sender(url)(mail(), never)).toMatchObject({ failure: "connection" });
    const server = await startMailServer({ more: { onClose: () => {} } });
    const sockets: Socket[] = [];
    const proxy = await listen((socket) => {
      const onward = new (socket.constructor as typeof Socket)();
      sockets.push(socket);
      onward.on("error", () => {});
      onward.connect(server.port, "127.0.0.1");
      socket.pipe(onward).pipe(socket);
    });
    server.reply = async () => {
      for (const socket of sockets) socket.resetAndDestroy();
      await new Promise(() => {});
    };
    expect(await sender(proxy)(mail(), never)).toMatchObject({ failure: "connection" });
    expect(server.received).toHaveLength(1);
  });

  test("fails after a greeting with any other status", async () => {
    const url = await listen((socket) => socket.end("554 go away\r\n"));
    expect(await sender(url)(mail(), never)).toMatchObject({
      failure: "connection",
      message: expect.stringContaining("554 go away"),
    });
  });

  test("times out before the greeting and after the mail", async () => {
    const send = (url: string) => sender(url, { timeoutMs: 500 })(mail(), never);
    const late = { failure: "timeout", message: "no reply within 0.5 s" };
    expect(await send(await listen(() => {}))).toMatchObject(late);
    const dripping = await listen((socket) => {
      const drip = setInterval(() => socket.write("220-wait\r\n"), 20);
      socket.once("close", () => clearInterval(drip));
    });
    expect(await send(dripping)).toMatchObject(late);
    const server = await startMailServer();
    let arrived = 0;
    server.reply = () => {
      arrived++;
      return new Promise(() => {});
    };
    // Delivery may be slower on a busy machine.
    await expect
      .poll(async () => {
        expect(await send(`smtp://127.0.0.1:${server.port}`)).toMatchObject(late);
        return arrived;
      })
      .toBeGreaterThan(0);
  });

  test("fails without required TLS", async () => {
    const { result, received } = await sendTo({ startTls: false }, "", "?starttls=required");
    expect(result).toMatchObject({ failure: "connection", message: expect.stringContaining("STARTTLS") });
    expect(received).toEqual([]);
  });

  test("fails for a self-signed certificate", async () => {
    const { result, received } = await sendTo({ startTls: true }, "", "", { ca: "" });
    expect(result).toMatchObject({ failure: "connection", message: expect.stringContaining("self-signed") });
    expect(received).toEqual([]);
  });

  test("ends when the signal aborts", async () => {
    const stop = new AbortController();
    const url = await listen(() => stop.abort());
    expect(await sender(url)(mail(), stop.signal)).toMatchObject({ failure: "connection" });
  });
});

describe("credentials", () => {
  test("are not in the report of a refused login", async () => {
    const { result } = await sendTo({ user: "me", password: "right", startTls: true }, "me:wr0ng-p4ss@");
    expect(result).toEqual({
      durationInMs: expect.any(Number),
      status: 535,
      failure: "login",
      message: "the server refused the login",
    });
  });

  test("never travel in plain text, unless the URL says so", async () => {
    const options = { user: "me", password: "p4ss", startTls: false };
    expect((await sendTo(options, "me:p4ss@")).result).toMatchObject({ failure: "connection" });
    expect((await sendTo(options, "me:p4ss@", "?starttls=never")).received).toMatchObject([
      { user: "me", secure: false },
    ]);
  });
});
