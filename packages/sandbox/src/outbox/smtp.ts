import { createTransport } from "nodemailer";
import type { Mail } from "../domain/mails.ts";
import { SECOND } from "../domain/time.ts";
import { mailHtml } from "../service/mail-html.ts";
import { EndedError, withinDeadline } from "./deadline.ts";
import type { SendMail, SendResult } from "./mails.ts";
import type { Sender, SmtpServer } from "./smtp-url.ts";

export interface SmtpOptions {
  readonly server: SmtpServer;
  readonly from: Sender;
  /** Milliseconds for a whole attempt, from resolving the name to the server's reply. */
  readonly timeoutMs?: number;
  /** Certificates to trust beside those of the machine. */
  readonly ca?: string;
}

/** Servers let clients wait on purpose; still well within a lease. */
const TIMEOUT = 30 * SECOND;

/** As much of a reply is kept. */
const KEPT_CHARACTERS = 1000;

/** Hands mails over to a server by SMTP, each over a connection of its own. */
export function createSmtpSender({ server, from, timeoutMs = TIMEOUT, ca }: SmtpOptions): SendMail {
  const { host, port, secure, startTls, auth } = server;
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: startTls === "required",
    ignoreTLS: startTls === "never",
    // The signal ends an attempt; these are only later.
    connectionTimeout: 2 * timeoutMs,
    greetingTimeout: 2 * timeoutMs,
    socketTimeout: 2 * timeoutMs,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(auth && { auth }),
    ...(ca && { tls: { ca } }),
  });

  return async (mail, stop) => {
    const startedAt = performance.now();
    const result = await withinDeadline(timeoutMs, stop, (signal) =>
      transport.sendMail({ ...messageOf(mail, from), signal }),
    ).then(
      ({ response }) => taken(response),
      (error: SmtpError) =>
        error instanceof EndedError && error.because === "timeout" ? late(timeoutMs) : failed(error),
    );
    return { durationInMs: Math.round(performance.now() - startedAt), ...result };
  };
}

/** The same mail has the same Message-ID, however often it is sent, so that a repetition can be known. */
const messageOf = (mail: Mail, from: Sender) => ({
  from,
  // As an object, so that nothing in an address is read as a second one.
  to: { name: "", address: mail.to },
  messageId: `<${mail.id}@sandbox.assessment-api.invalid>`,
  subject: mail.subject,
  text: mail.text,
  html: mailHtml(mail),
  // RFC 3834: nobody's holiday notice is wanted.
  headers: { "Auto-Submitted": "auto-generated" },
});

type Result = Omit<SendResult, "durationInMs">;

/** nodemailer's name of the time before the server's greeting. */
const CONNECTING = "CONN";

/** An error of nodemailer, as far as it is looked at. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

const taken = (response: string): Result => ({
  status: Number.parseInt(response, 10) || 250,
  message: short(response),
});

const late = (timeoutMs: number): Result => ({
  failure: "timeout",
  message: `no reply within ${timeoutMs / SECOND} s`,
  unreached: true,
});

/** Commands whose refusal is one of the mail; everything before is about the connection. */
const mailCommands = ["MAIL FROM", "RCPT TO", "DATA"];

function failed({ code, command = "", response, responseCode, message }: SmtpError): Result {
  const status = responseCode === undefined ? {} : { status: responseCode };
  // Neither the error nor the reply, which may repeat what was sent.
  if (code === "EAUTH") return { ...status, failure: "login", message: "the server refused the login" };
  const told = short(response ?? message);
  if (code === "ETIMEDOUT") return { failure: "timeout", message: told };
  if (mailCommands.includes(command) && responseCode !== undefined) return { ...status, message: told };
  const secured = code === "ETLS" ? "the connection cannot be secured by STARTTLS: " : "";
  const isAway = command === CONNECTING && responseCode === undefined;
  return { ...status, failure: "connection", message: `${secured}${told}`, ...(isAway && { unreached: true }) };
}

const short = (text: string): string => text.replace(/\p{Cc}+/gu, " ").slice(0, KEPT_CHARACTERS);
