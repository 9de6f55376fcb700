import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { hrefOfId, route } from "../route.ts";
import type { Acts } from "./act.ts";
import { RowActions } from "./actions.tsx";
import { Email } from "./email.tsx";
import { Path } from "./path.tsx";
import { type Sorting, sorted } from "./sorted.ts";
import { Status } from "./status.tsx";
import { Time } from "./time.tsx";

export interface Column<Item> {
  readonly name: string;
  /** Sort key of fully loaded lists; also the displayed value, unless `of` is set. */
  readonly by?: (item: Item) => string | number;
  /** Display format; default `plain`. */
  readonly as?: keyof typeof shown;
  readonly of?: (item: Item) => ComponentChildren;
  readonly number?: boolean;
}

const shown = {
  time: (value: string) => <Time at={value} />,
  status: (value: string) => <Status of={value} />,
  email: (value: string) => <Email of={value} />,
  path: (value: string) => <Path of={value} />,
};

function contentOf<Item>({ of, by, as }: Column<Item>, item: Item): ComponentChildren {
  if (of) return of(item);
  const value = by?.(item);
  return as ? shown[as](String(value)) : value;
}

export interface TableProps<Item> {
  readonly items: readonly Item[];
  readonly columns: readonly Column<Item>[];
  readonly caption: string;
  readonly empty: ComponentChildren;
  readonly idOf?: (item: Item) => string;
  readonly actsOf?: (item: Item) => Acts;
  /** Total number of rows. A complete table can be sorted by its columns. */
  readonly total?: number;
}

/** A table whose first column links to the entity. */
export function Table<Item>({
  items: given,
  columns,
  caption,
  empty,
  idOf,
  actsOf,
  total = Infinity,
}: TableProps<Item>) {
  const [sorting, sort] = useState<Sorting | undefined>(undefined);
  const isWhole = given.length >= total && given.length > 1;
  const items = isWhole ? sorted(given, columns, sorting) : given;
  if (items.length === 0) return <p class="empty">{empty}</p>;
  return (
    <div class="scroll">
      <table class="rows">
        <caption class="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, number, by }) => (
              <th
                key={name}
                scope="col"
                class={number ? "number" : undefined}
                aria-sort={isWhole && sorting?.name === name ? (sorting.down ? "descending" : "ascending") : undefined}
              >
                {isWhole && by ? (
                  <button
                    type="button"
                    class="sort"
                    onClick={() => sort({ name, down: sorting?.name === name && !sorting.down })}
                  >
                    {name}
                    <span aria-hidden="true">{sorting?.name !== name ? " ↕" : sorting.down ? " ↓" : " ↑"}</span>
                  </button>
                ) : (
                  name
                )}
              </th>
            ))}
            {actsOf && (
              <th scope="col" class="acts">
                <span class="hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item, row) => {
            const id = idOf?.(item);
            const current = id !== undefined && id === route.value.id;
            return (
              <tr key={id ?? row} aria-current={current ? "true" : undefined}>
                {columns.map((column, index) => (
                  <td key={column.name} data-label={column.name} class={column.number ? "number" : undefined}>
                    {index === 0 && id !== undefined ? (
                      <a href={hrefOfId(id)} data-row>
                        {contentOf(column, item)}
                      </a>
                    ) : (
                      contentOf(column, item)
                    )}
                  </td>
                ))}
                {actsOf && (
                  <td class="acts">
                    <RowActions label={String(columns[0]?.by?.(item) ?? row + 1)} {...actsOf(item)} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
