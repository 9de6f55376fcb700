import type { ComponentChildren } from "preact";
import { hrefOfId, route } from "../route.ts";

export interface Column<Item> {
  readonly name: string;
  readonly of: (item: Item) => ComponentChildren;
  readonly number?: boolean;
}

interface TableProps<Item> {
  readonly items: readonly Item[];
  readonly columns: readonly Column<Item>[];
  readonly caption: string;
  /** The message where there are no rows. */
  readonly empty: ComponentChildren;
  /** Identifier under which a row is looked at; the first column leads there. */
  readonly idOf?: (item: Item) => string;
}

/** Rows, the first cell of which leads to what they are about. */
export function Table<Item>({ items, columns, caption, empty, idOf }: TableProps<Item>) {
  if (items.length === 0) return <p class="empty">{empty}</p>;
  return (
    <div class="scroll">
      <table class="rows">
        <caption class="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, number }) => (
              <th key={name} scope="col" class={number ? "number" : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, row) => {
            const id = idOf?.(item);
            const current = id !== undefined && id === route.value.id;
            return (
              <tr key={id ?? row} aria-current={current ? "true" : undefined}>
                {columns.map(({ name, of, number }, index) => (
                  <td key={name} data-label={name} class={number ? "number" : undefined}>
                    {index === 0 && id !== undefined ? (
                      <a href={hrefOfId(id)} data-row>
                        {of(item)}
                      </a>
                    ) : (
                      of(item)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
