import { nameOf } from "../api/names.ts";
import { hrefOf } from "../route.ts";
import { viewOf } from "../view-of.ts";
import { Path } from "./path.tsx";

/** The identifier until the name is loaded. */
export function Named({ of: id }: { readonly of: string }) {
  const name = nameOf(id);
  return name === undefined ? (
    <code>{id}</code>
  ) : (
    <bdi title={id}>{name.includes("://") ? <Path of={name} /> : name}</bdi>
  );
}

export const NamedLink = ({ of: id }: { readonly of: string }) => (
  <a href={hrefOf(viewOf(id) ?? "today", id)}>
    <Named of={id} />
  </a>
);

export function IdWithName({ of: id }: { readonly of: string }) {
  const name = nameOf(id);
  return (
    <>
      <code>{id}</code>
      {name !== undefined && <bdi class="name"> {name}</bdi>}
    </>
  );
}
