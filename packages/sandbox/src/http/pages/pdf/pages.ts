export interface Block {
  readonly height: number;
  readonly above?: number;
  readonly withNext?: boolean;
  readonly head?: Block;
  draw(top: number): void;
}

interface Placed {
  readonly block: Block;
  readonly top: number;
}

type Group = readonly Block[];

/** Share of a page below which the last page takes blocks from the previous one. */
const WORTH_A_PAGE = 0.25;

/** Avoids a nearly empty last page. */
export function paginate(blocks: readonly Block[], room: number): Placed[][] {
  const pages: Group[][] = [[]];
  for (const group of groupsOf(blocks, room)) {
    const page = pages.at(-1) ?? [];
    if (page.length === 0 || heightOf([...page, group]) <= room) page.push(group);
    else pages.push([group]);
  }
  fillLast(pages, room);
  return pages.map((groups) => place(groups));
}

/** Groups blocks to keep together; groups higher than a page may break anywhere. */
function groupsOf(blocks: readonly Block[], room: number): Group[] {
  const groups: Block[][] = [];
  let open = false;
  for (const block of blocks) {
    if (open) groups.at(-1)?.push(block);
    else groups.push([block]);
    open = block.withNext === true;
  }
  return groups.flatMap((group) => (heightOf([group]) <= room ? [group] : group.map((block) => [block])));
}

function fillLast(pages: readonly Group[][], room: number): void {
  const [last, before] = [pages.at(-1), pages.at(-2)];
  if (last === undefined || before === undefined) return;
  while (heightOf(last) < room * WORTH_A_PAGE && heightOf(before.slice(0, -1)) >= room / 2)
    last.unshift(...before.splice(-1));
}

function place(groups: readonly Group[]): Placed[] {
  const placed: Placed[] = [];
  let top = 0;
  for (const block of groups.flat()) {
    const { head, above = 0 } = block;
    if (placed.length === 0 && head !== undefined) {
      placed.push({ block: head, top });
      top += head.height;
    }
    if (placed.length > 0) top += above;
    placed.push({ block, top });
    top += block.height;
  }
  return placed;
}

function heightOf(groups: readonly Group[]): number {
  const last = place(groups).at(-1);
  return last === undefined ? 0 : last.top + last.block.height;
}
