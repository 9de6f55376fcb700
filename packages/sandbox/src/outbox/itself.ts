import { isIP } from "node:net";
import { hostname, networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";
import { AddressError } from "./addresses.ts";

export interface Place {
  /** Origin for links: public URL or listening address. */
  readonly origin: string;
  readonly host: string;
  readonly port: number | undefined;
}

/**
 * Rejects requests to the sandbox itself, because a webhook could call the control API. The catcher is allowed.
 * @param ip resolved address, if known
 * @throws AddressError
 */
export type DemandOther = (url: string | URL, ip?: string) => void;

export function createDemandOther(place: () => Place): DemandOther {
  return (given, ip) => {
    const url = new URL(given);
    const { origin, host, port } = place();
    const isOwn = isBelow(url, origin) || (portOf(url) === port && isThisMachine(ip ?? hostOf(url), host));
    if (!isOwn || isCatcher(url, origin)) return;
    throw new AddressError(
      `${url.origin}${url.pathname} is the sandbox itself; use the address of a receiver, or ${origin}/catcher/<organization>, which keeps what arrives`,
    );
  };
}

const hostOf = ({ hostname: name }: URL): string => name.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");

const portOf = ({ protocol, port }: URL): number => Number(port || (protocol === "https:" ? 443 : 80));

/** Base path of the public URL, without trailing slash. */
const baseOf = (origin: string): string => new URL(origin).pathname.replace(/\/$/, "");

function isBelow(url: URL, origin: string): boolean {
  const own = new URL(origin);
  const base = baseOf(origin);
  const isSame = hostOf(url) === hostOf(own) && portOf(url) === portOf(own);
  return isSame && (url.pathname === base || url.pathname.startsWith(`${base}/`));
}

const isCatcher = ({ pathname }: URL, origin: string): boolean => {
  const base = baseOf(origin);
  return [base, ""].some(
    (prefix) => pathname.startsWith(prefix) && /^\/catcher\/[^/]+$/.test(pathname.slice(prefix.length)),
  );
};

/** Returns true for a local name or IP address, without name resolution. */
function isThisMachine(name: string, listensOn: string): boolean {
  if (isIP(name) === 0)
    return (
      /^(.+\.)?localhost$/i.test(name) ||
      [listensOn, hostname()].some((own) => own.toLowerCase() === name.toLowerCase())
    );
  const address = ipaddr.process(name);
  if (["loopback", "unspecified"].includes(address.range())) return true;
  const own = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.map((one) => one.address.replace(/%.*$/, "")),
  );
  return own.some((one) => ipaddr.process(one).toString() === address.toString());
}
