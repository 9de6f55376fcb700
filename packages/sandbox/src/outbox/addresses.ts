import type { LookupAddress, LookupAllOptions } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The addresses that webhooks may have. `public`: https to public addresses. `loopback`: these, and this machine by http or https.
 * `any`: private networks too, by http or https.
 */
export const addressPolicies = ["public", "loopback", "any"] as const;
export type AddressPolicy = (typeof addressPolicies)[number];

/** The policy of the sandbox does not allow an address; nothing was sent. */
export class AddressError extends Error {
  override name = "AddressError";
}

/** Where the public addresses of IPv6 are, RFC 4291, section 2.4, as far as they are assigned. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** The first half of the last 64 bits of an address of ISATAP, RFC 5214, which are followed by one of IPv4. */
const ISATAP = [0x00005efe, 0x02005efe];

/**
 * The kind of network an IP address is in. One of IPv4 written as one of IPv6 counts as what it is; others that hold one of IPv4 lead who
 * knows where, by whatever gateway there is, and are no public ones.
 */
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

/**
 * Judges an IP address that is about to be connected to.
 * @throws AddressError
 */
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

/** The host of a URL without the brackets of IPv6. The parser of URLs has brought every spelling of an IP address into one. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

/** Names that mean this machine by RFC 6761, section 6.3. */
const isLocalName = (host: string): boolean => /^(.+\.)?localhost\.?$/i.test(host);

/**
 * Judges a URL before anything is resolved: its scheme, and its host where that is an IP address. Names are judged by the addresses
 * they resolve to, on each attempt.
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
 * Why the policy does not allow a URL; undefined where it does, as far as that can be told without resolving its name.
 * @param demandMore judges the URL as well; throws AddressError
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

/** All addresses of a name, as `lookup` of node:dns gives them. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Names that are asked for at the same time are asked for once: the system resolves few names at a time, and one that it waits for would hold up
 * the receivers of all others. What was found is forgotten with those who waited for it.
 */
export function askOnce(resolve: Resolve): Resolve {
  const waiting = new Map<string, Parameters<Resolve>[2][]>();
  return (hostname, options, callback) => {
    const key = JSON.stringify([hostname, options]);
    const others = waiting.get(key);
    if (others !== undefined) return void others.push(callback);
    const all = [callback];
    waiting.set(key, all);
    resolve(hostname, options, (error, addresses) => {
      waiting.delete(key);
      for (const one of all) one(error, addresses);
    });
  };
}

/**
 * Resolves a name for a connection: refuses when any of its addresses is not allowed, so that none of them can be reached by trying
 * again. The connection is made to an address that was judged here, whatever the name resolves to a moment later.
 * @param demandMore judges an address as well; throws AddressError
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
