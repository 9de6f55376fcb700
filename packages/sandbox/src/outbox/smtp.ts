import { createTransport } from "nodemailer";
import type { Mail } from "../domain/mails.ts";
import { SECOND } from "../domain/time.ts";
import { mailHtml } from "../service/mail-html.ts";
import type { SendMail, SendResult } from "./mails.ts";
import { EndedError, withinDeadline } from "./outbox.ts";
import type { Sender, SmtpServer } from "./smtp-url.ts";

export interface SmtpOptions {
  readonly server: SmtpServer;
  readonly from: Sender;
  /** Timeout of an attempt in milliseconds, including name resolution. */
  readonly timeoutMs?: number;
  /** Additional trusted certificates. */
  readonly ca?: string;
}

/** Timeout, longer than servers delay clients on purpose (tarpit) and shorter than a lease. */
const TIMEOUT = 30 * SECOND;

/** Factor of nodemailer's own timeouts, which should never end an attempt: they follow the time of day, which may jump. */
const FALLBACK = 10;

const KEPT_CHARACTERS = 1000;

export function createSmtpSender({ server, from, timeoutMs = TIMEOUT, ca }: SmtpOptions): SendMail {
  const { host, port, secure, startTls, auth } = server;
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: startTls === "required",
    ignoreTLS: startTls === "never",
    connectionTimeout: FALLBACK * timeoutMs,
    greetingTimeout: FALLBACK * timeoutMs,
    socketTimeout: FALLBACK * timeoutMs,
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

/** Builds a message. Servers detect repeated mails by Message-ID. */
const messageOf = (mail: Mail, from: Sender) => ({
  from,
  // An object cannot inject a second recipient.
  to: { name: "", address: mail.to },
  messageId: `<${mail.id}@sandbox.assessment-api.invalid>`,
  subject: mail.subject,
  text: mail.text,
  html: mailHtml(mail),
  // RFC 3834: suppresses automatic replies.
  headers: { "Auto-Submitted": "auto-generated" },
});

type Result = Omit<SendResult, "durationInMs">;

/** nodemailer's state before the server greeting. */
const CONNECTING = "CONN";

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

/** Commands whose rejections concern the mail, not the connection. */
const mailCommands = ["MAIL FROM", "RCPT TO", "DATA"];

function failed({ code, command = "", response, responseCode, message }: SmtpError): Result {
  const status = responseCode === undefined ? {} : { status: responseCode };
  // The message is replaced: the server's reply may repeat the credentials.
  if (code === "EAUTH") return { ...status, failure: "login", message: "the server refused the login" };
  const reply = short(response ?? message);
  if (code === "ETIMEDOUT") return { failure: "timeout", message: reply };
  if (mailCommands.includes(command) && responseCode !== undefined) return { ...status, message: reply };
  const secured = code === "ETLS" ? "the connection cannot be secured by STARTTLS: " : "";
  const isAway = command === CONNECTING && responseCode === undefined;
  return { ...status, failure: "connection", message: `${secured}${reply}`, ...(isAway && { unreached: true }) };
}

const short = (text: string): string => text.replace(/\p{Cc}+/gu, " ").slice(0, KEPT_CHARACTERS);
