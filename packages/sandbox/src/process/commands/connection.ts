import { ApiError, api, type Client, createClient, unwrap } from "@assessment-api/control";
import { Command, InvalidArgumentError, Option } from "commander";
import { COMMAND } from "../../domain/command.ts";
import { SandboxError } from "../errors.ts";
import { RefusalError } from "./refusal.ts";

/** Milliseconds before a wait message. */
const NOTICE_DELAY = 3000;

export const DEFAULT_URL = "http://127.0.0.1:4010";

export interface ConnectionFlags {
  readonly url: string;
  readonly token?: string;
  readonly json?: boolean;
}

export const createGroup = (name: string, description: string): Command =>
  new Command(name).description(description).exitOverride().showHelpAfterError(`Try "${COMMAND} ${name} --help".`);

export function addConnectionFlags(command: Command, examples: readonly string[]): Command {
  const lines = examples.map((example) => `  ${COMMAND} ${example}`);
  return command
    .addOption(
      new Option("--url <url>", "address of the sandbox")
        .env("ASSESSMENT_API_SANDBOX_URL")
        .default(DEFAULT_URL)
        .argParser(readUrl),
    )
    .addOption(
      new Option("--token <token>", "control token of the sandbox, if it has one").env(
        "ASSESSMENT_API_SANDBOX_CONTROL_TOKEN",
      ),
    )
    .option("--json", "print the response as JSON")
    .addHelpText("after", `\nExamples:\n${lines.join("\n")}`);
}

function readUrl(text: string): string {
  // Shells and Compose files set empty variables to unset them.
  if (text === "") return DEFAULT_URL;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError(`It must be an http or https URL such as ${DEFAULT_URL}.`);
  return text.replace(new RegExp(`(${api.basePath})?/*$`), "");
}

export function connect({ url, token }: ConnectionFlags): Client {
  return createClient({ baseUrl: `${url}${api.basePath}`, token: token === "" ? undefined : token });
}

/** @throws RefusalError for error responses, SandboxError without a connection */
export const request: typeof unwrap = async (call) => {
  const notice = setTimeout(
    () => console.error("The request is still running. Other requests are not blocked."),
    NOTICE_DELAY,
  );
  try {
    return await unwrap(call);
  } catch (error) {
    if (error instanceof ApiError) throw refusalOf(error);
    // fetch fails with a TypeError if it cannot connect. Its cause contains the address.
    if (error instanceof TypeError) throw new SandboxError(unreachable(error));
    throw error;
  } finally {
    clearTimeout(notice);
  }
};

function refusalOf({ body, validationErrors, response }: ApiError): Error {
  if (body === undefined)
    return new SandboxError(`${new URL(response.url).origin} is not a sandbox: it responds with ${response.status}`);
  const problems = validationErrors.map(({ field, value, message }) =>
    value === "" ? `${field} ${message}` : `${field} ${message}, not ${value}`,
  );
  return new RefusalError(problems.length > 0 ? problems.join("\n") : body.details);
}

function unreachable({ cause }: TypeError): string {
  const { code, message } = (cause ?? {}) as { code?: string; message?: string };
  const reason = code ?? message;
  return `the sandbox cannot be reached${reason === undefined ? "" : ` (${reason})`}; start it with "${COMMAND} serve", or pass its address with --url`;
}
