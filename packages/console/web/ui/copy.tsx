import { tell } from "./notice.tsx";

export async function copy(text: string, name: string): Promise<void> {
  // Away from this machine, browsers give a page without TLS no clipboard.
  if (navigator.clipboard === undefined)
    return tell("The browser lets this page copy nothing: select the text instead.");
  await navigator.clipboard.writeText(text);
  tell(`Copied ${name}`);
}

/** An identifier, which a click copies. */
export function Id({ of: id }: { readonly of: string }) {
  return (
    <button type="button" class="id" title={`Copy ${id}`} onClick={() => void copy(id, id)}>
      {id}
    </button>
  );
}
