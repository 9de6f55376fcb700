import { tell } from "./notice.tsx";

export async function copy(text: string, name: string): Promise<void> {
  // Browsers only provide a clipboard to secure contexts (TLS or this machine).
  if (navigator.clipboard === undefined)
    return tell("The browser blocks copying on this page. Select the text instead.");
  await navigator.clipboard.writeText(text);
  tell(`Copied ${name}`);
}

/** An identifier that is copied by a click. */
export function Id({ of: id }: { readonly of: string }) {
  return (
    <button type="button" class="id" title={`Copy ${id}`} onClick={() => void copy(id, id)}>
      {id}
    </button>
  );
}
