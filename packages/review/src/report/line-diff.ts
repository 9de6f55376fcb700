export interface DiffLine {
  text: string;
  isChanged: boolean;
}

/** Maximum number of lines, because the comparison is quadratic. */
const LONGEST = 1500;

export function diffLines(before: string, after: string): { before: DiffLine[]; after: DiffLine[] } {
  const [a, b] = [before, after].map((text) => (text === "" ? [] : text.split("\n"))) as [string[], string[]];
  const plain = (lines: string[], kept: Set<number>) =>
    lines.map((text, index) => ({ text, isChanged: !kept.has(index) }));
  const isLong = a.length > LONGEST || b.length > LONGEST;
  const common = isLong ? [] : commonLines(a, b);
  return {
    before: plain(a, new Set(isLong ? a.keys() : common.map(([index]) => index))),
    after: plain(b, new Set(isLong ? b.keys() : common.map(([, index]) => index))),
  };
}

function commonLines(a: string[], b: string[]): [number, number][] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
