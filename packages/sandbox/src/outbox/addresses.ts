import type { LookupAddress, LookupAllOptions } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { hostname, networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

/** `public`: https to public addresses. `loopback`: also local http. `any`: also private networks. */
export const addressPolicies = ["public", "loopback", "any"] as const;
export type AddressPolicy = (typeof addressPolicies)[number];

export class AddressError extends Error {
  override name = "AddressError";
}

/** Assigned global unicast range (RFC 4291, section 2.4). */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** ISATAP interface identifiers (RFC 5214), followed by an IPv4 address. */
const ISATAP = [0x00005efe, 0x02005efe];

/** IPv4-mapped addresses count as IPv4. Other embedded IPv4 addresses depend on gateways and are not public. */
function networkOf(address: string): "public" | "loopback" | "other" {
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === "loopback") return "loopback";
  if (range !== "unicast") return "other";
  return parsed instanceof ipaddr.IPv6 && !isPublic(parsed) ? "other" : "public";
}

function isPublic(address: ipaddr.IPv6): boolean {
  const [high = 0, low = 0] = address.parts.slice(4, 6);
  return address.match(PUBLIC_IPV6) && !ISATAP.includes(high * 0x10000 + low);
}

export function demandAllowedIp(address: string, policy: AddressPolicy): void {
  if (policy === "any") return;
  const network = networkOf(address);
  if (network === "public" || (network === "loopback" && policy === "loopback")) return;
  throw new AddressError(
    network === "loopback"
      ? `${address} is this machine, which webhooks may not reach; --webhook-addresses loopback allows it`
      : `${address} is in a private or reserved network, which webhooks may not reach; --webhook-addresses any allows it`,
  );
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

/** Local names of RFC 6761, section 6.3. */
const isLocalName = (host: string): boolean => /^(.+\.)?localhost\.?$/i.test(host);

/**
 * Host names are checked after resolution, on each attempt.
 * @throws AddressError
 */
export function demandAllowedUrl(url: string | URL, policy: AddressPolicy): void {
  const parsed = new URL(url);
  const host = hostOf(parsed);
  if (isIP(host) !== 0) demandAllowedIp(host, policy);
  if (parsed.protocol === "https:" || policy === "any") return;
  const isLocal = isLocalName(host) || (isIP(host) !== 0 && networkOf(host) === "loopback");
  if (policy === "public" || !isLocal)
    throw new AddressError(`${parsed.origin} is not https; --webhook-addresses any allows http`);
}

/**
 * Checks a URL without name resolution.
 * @param demandMore throws AddressError
 */
export function refusalOf(
  url: string,
  policy: AddressPolicy,
  demandMore: (url: string) => void = () => {},
): string | undefined {
  try {
    demandAllowedUrl(url, policy);
    demandMore(url);
    return undefined;
  } catch (error) {
    if (error instanceof AddressError) return error.message;
    throw error;
  }
}

export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Merges concurrent lookups: the system resolves few names in parallel, and one slow name would block others. */
export function mergeLookups(resolve: Resolve): Resolve {
  const pending = new Map<string, Parameters<Resolve>[2][]>();
  return (hostname, options, callback) => {
    const key = JSON.stringify([hostname, options]);
    const others = pending.get(key);
    if (others !== undefined) return void others.push(callback);
    const all = [callback];
    pending.set(key, all);
    resolve(hostname, options, (error, addresses) => {
      pending.delete(key);
      for (const one of all) one(error, addresses);
    });
  };
}

/**
 * Creates a lookup that rejects if any address is forbidden, so that retries cannot reach it. The connection uses the checked address (DNS
 * rebinding).
 * @param demandMore throws AddressError
 */
export function createLookup(
  policy: AddressPolicy,
  resolve: Resolve,
  demandMore: (ip: string) => void = () => {},
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "", 0);
      try {
        for (const { address } of addresses) {
          demandAllowedIp(address, policy);
          demandMore(address);
        }
      } catch (refusal) {
        return callback(refusal as Error, "", 0);
      }
      const [first] = addresses;
      if (options.all) return callback(null, addresses);
      return callback(null, first?.address ?? "", first?.family);
    });
  };
}

export interface Place {
  readonly origin: string;
  readonly host: string;
  readonly port: number | undefined;
}

/**
 * Rejects the sandbox's own addresses except for the catcher, because a webhook could call the control API.
 * @param ip resolved address, if known
 * @throws AddressError
 */
export type DemandOther = (url: string | URL, ip?: string) => void;

export function createDemandOther(place: () => Place): DemandOther {
  return (given, ip) => {
    const url = new URL(given);
    const { origin, host, port } = place();
    const isOwn = isBelow(url, origin) || (portOf(url) === port && isThisMachine(ip ?? nameOf(url), host));
    if (!isOwn || isCatcher(url, origin)) return;
    throw new AddressError(
      `${url.origin}${url.pathname} is the sandbox itself; use the address of a receiver, or ${origin}/catcher/<organization>, which keeps requests`,
    );
  };
}

const nameOf = (url: URL): string => hostOf(url).replace(/\.$/, "");

const portOf = ({ protocol, port }: URL): number => Number(port || (protocol === "https:" ? 443 : 80));

const baseOf = (origin: string): string => new URL(origin).pathname.replace(/\/$/, "");

function isBelow(url: URL, origin: string): boolean {
  const own = new URL(origin);
  const base = baseOf(origin);
  const isSame = nameOf(url) === nameOf(own) && portOf(url) === portOf(own);
  return isSame && (url.pathname === base || url.pathname.startsWith(`${base}/`));
}

const isCatcher = ({ pathname }: URL, origin: string): boolean => {
  const base = baseOf(origin);
  return [base, ""].some(
    (prefix) => pathname.startsWith(prefix) && /^\/catcher\/[^/]+$/.test(pathname.slice(prefix.length)),
  );
};

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
