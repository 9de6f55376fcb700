/** The parts of an address of a database, whose hosts are separated by commas as PostgreSQL's own programs take them. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)(\/[^?#]+)(\?[^#]*)?$/i;

/** Which of several servers is wanted, as PostgreSQL's own programs are told it: the one that takes changes always is. */
const TARGET = "target_session_attrs";

/**
 * One address for each server of a database: `postgres://user:password@one:5432,other:5432/database?target_session_attrs=read-write`.
 * @returns nothing where it is no address of a database
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
