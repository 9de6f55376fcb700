/** Use of STARTTLS: if offered, required, or never. */
const startTlsRules = ["offered", "required", "never"] as const;

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly startTls: (typeof startTlsRules)[number];
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** Parses `smtp://user:password@host:port?starttls=required` or `smtps://…`. Credentials require TLS unless `starttls=never`. */
export function readSmtpUrl(text: string): SmtpServer | undefined {
  const url = URL.parse(text);
  if (url === null || !/^smtps?:$/.test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname) || url.hash)
    return undefined;
  const { starttls, ...unknown } = Object.fromEntries(url.searchParams);
  const given = startTlsRules.find((rule) => rule === starttls);
  const secure = url.protocol === "smtps:";
  if (Object.keys(unknown).length > 0 || (starttls !== undefined && (given === undefined || secure))) return undefined;
  const [user, pass] = [decoded(url.username), decoded(url.password)];
  if (user === undefined || pass === undefined || (user === "") !== (pass === "")) return undefined;
  const hasCredentials = user !== "";
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? (secure ? 465 : hasCredentials ? 587 : 25) : Number(url.port),
    secure,
    startTls: given ?? (hasCredentials ? "required" : "offered"),
    ...(hasCredentials && { auth: { user, pass } }),
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export interface Sender {
  readonly name: string;
  readonly address: string;
}

export function readSender(text: string): Sender | undefined {
  const [, name = "", quoted, plain] =
    /^(?:([^<>"\p{Cc}]{0,200}?) *<([^\s<>@,;:"]+@[^\s<>@,;:"]+)>|([^\s<>@,;:"]+@[^\s<>@,;:"]+))$/u.exec(text) ?? [];
  const address = quoted ?? plain;
  return address === undefined ? undefined : { name, address };
}
