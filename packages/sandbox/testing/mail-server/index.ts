import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { certificate, privateKey } from "./certificate.ts";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly secure: boolean;
  readonly user: string | undefined;
  readonly source: string;
}

export interface MailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** Reply to a received mail; default: accept. A pending promise simulates a hanging server. */
  reply: (mail: ReceivedMail) => Promise<void>;
  close(): Promise<void>;
}

export interface MailServerOptions {
  readonly user?: string;
  readonly password?: string;
  readonly startTls?: boolean;
  readonly more?: SMTPServerOptions;
}

export const refuse = (responseCode: number, text = "refused"): Error =>
  Object.assign(new Error(text), { responseCode });

export async function startMailServer({ user, password, startTls = false, more = {} }: MailServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server: MailServer = { port: 0, received, reply: async () => {}, close };
  const smtp = new SMTPServer({
    cert: certificate,
    key: privateKey,
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disabledCommands: [...(startTls ? [] : ["STARTTLS"]), ...(user === undefined ? ["AUTH"] : [])],
    closeTimeout: 10,
    onAuth({ username, password: given }, _session, done) {
      if (username === user && given === password) done(null, { user: username });
      else done(refuse(535, `wrong credentials: ${username} ${given}`));
    },
    async onData(stream, { envelope, secure, user: loggedIn }, done) {
      const mail: ReceivedMail = {
        from: envelope.mailFrom ? envelope.mailFrom.address : "",
        to: envelope.rcptTo.map(({ address }) => address),
        secure,
        user: typeof loggedIn === "string" ? loggedIn : undefined,
        source: await text(stream),
      };
      received.push(mail);
      await server.reply(mail).then(() => done(), done);
    },
    ...more,
  });
  // Some tests close connections early.
  smtp.on("error", () => {});
  let isOpen = true;
  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    await new Promise<void>((resolve) => smtp.close(resolve));
  }
  onTestFinished(close);
  const listener = smtp.listen(0, "127.0.0.1");
  await new Promise((resolve) => listener.once("listening", resolve));
  return Object.assign(server, { port: (listener.address() as AddressInfo).port });
}
