const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)(\/[^?#]+)(\?[^#]*)?$/i;

/** Parameter of libpq that selects a server; the primary is always used. */
const TARGET = "target_session_attrs";

/**
 * Splits a URL with several hosts into one URL per server.
 * @returns an empty list if the text is not a database URL
 */
export function addressesOf(text: string): string[] {
  const [, before, hosts, path, query = ""] = PARTS.exec(text) ?? [];
  if (hosts === undefined) return [];
  const urls = hosts.split(",").map((host) => `${before}${host}${path}${query}`);
  if (!urls.every((url) => URL.canParse(url))) return [];
  return urls.map((url) => {
    const address = new URL(url);
    address.searchParams.delete(TARGET);
    return address.href;
  });
}
