import { lookup as resolve } from "node:dns";
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

/** The kind of network an IP address is in. IPv4 inside IPv6 counts as what it leads to. */
function networkOf(address: string): "public" | "loopback" | "other" {
  const range = ipaddr.process(address).range();
  if (range === "loopback") return "loopback";
  return range === "unicast" ? "public" : "other";
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

/** Why the policy does not allow a URL; undefined where it does, as far as that can be told without resolving its name. */
export function refusalOf(url: string, policy: AddressPolicy): string | undefined {
  try {
    demandAllowedUrl(url, policy);
    return undefined;
  } catch (error) {
    if (error instanceof AddressError) return error.message;
    throw error;
  }
}

/**
 * Resolves a name for a connection: refuses when any of its addresses is not allowed, so that none of them can be reached by trying
 * again. The connection is made to an address that was judged here, whatever the name resolves to a moment later.
 */
export function createLookup(policy: AddressPolicy, lookup: typeof resolve = resolve): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "", 0);
      try {
        for (const { address } of addresses) demandAllowedIp(address, policy);
      } catch (refusal) {
        return callback(refusal as Error, "", 0);
      }
      const [first] = addresses;
      if (options.all) return callback(null, addresses);
      return callback(null, first?.address ?? "", first?.family);
    });
  };
}
