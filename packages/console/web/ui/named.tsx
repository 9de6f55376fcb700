import { nameOf } from "../api/names.ts";
import { hrefOf } from "../route.ts";
import { viewOf } from "../view-of.ts";

/** What an identifier belongs to, by its name; the identifier until that is known, and where it has none. */
export function Named({ of: id }: { readonly of: string }) {
  const name = nameOf(id);
  return name === undefined ? <code>{id}</code> : <span title={id}>{name}</span>;
}

/** By its name, what an identifier belongs to, leading there. */
export const NamedLink = ({ of: id }: { readonly of: string }) => (
  <a href={hrefOf(viewOf(id) ?? "today", id)}>
    <Named of={id} />
  </a>
);

/** An identifier, and its name beside it. */
export function IdWithName({ of: id }: { readonly of: string }) {
  const name = nameOf(id);
  return (
    <>
      <code>{id}</code>
      {name !== undefined && <span class="name"> {name}</span>}
    </>
  );
}
