export interface NamePairs {
  kept: [string, string][];
  removed: { name: string; covered: boolean }[];
  added: { name: string; covered: boolean }[];
}

export const isSuccess = (status: string): boolean => /^[123]/.test(status);

/** Pairs equal statuses, and a status with a range or `default` that covers it. */
export const pairStatuses = (old: string[], now: string[]): NamePairs => pairNames(old, now, rangesOfStatus);

export const pairMedia = (old: string[], now: string[]): NamePairs =>
  pairNames(old, now, (media) => [`${plain(media).split("/")[0]}/*`, "*/*"]);

type Ranges = (name: string, declared: string[]) => string[];

function pairNames(old: string[], now: string[], ranges: Ranges): NamePairs {
  const find = (names: string[], name: string) => names.find((one) => plain(one) === plain(name));
  const covering = (names: string[], name: string) =>
    ranges(name, names).flatMap((range) => find(names, range) ?? [])[0];
  const alone = (own: string[], others: string[]) => own.filter((name) => find(others, name) === undefined);
  const same = old.flatMap((name): [string, string][] => {
    const other = find(now, name);
    return other === undefined ? [] : [[name, other]];
  });
  const removed = alone(old, now).map((name) => ({ name, range: covering(now, name) }));
  const added = alone(now, old).map((name) => ({ name, range: covering(old, name) }));
  return {
    kept: [
      ...same,
      ...removed.flatMap(({ name, range }): [string, string][] => (range === undefined ? [] : [[name, range]])),
      ...added.flatMap(({ name, range }): [string, string][] => (range === undefined ? [] : [[range, name]])),
    ],
    removed: removed.map(({ name, range }) => ({ name, covered: range !== undefined })),
    added: added.map(({ name, range }) => ({ name, covered: range !== undefined })),
  };
}

const plain = (name: string) =>
  name
    .replaceAll(" ", "")
    .toLowerCase()
    .replace(/;charset="?utf-8"?/, "");

/** Returns the ranges that cover a status. `default` covers successes only if none is declared. */
function rangesOfStatus(status: string, declared: string[]): string[] {
  if (status === "default") return [];
  const range = `${status[0]}XX`;
  return isSuccess(status) && declared.some(isSuccess) ? [range] : [range, "default"];
}
