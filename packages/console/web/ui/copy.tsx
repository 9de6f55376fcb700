import { showNotice } from "./notice.tsx";
import { Path } from "./path.tsx";

export async function copy(text: string, name: string): Promise<void> {
  // Browsers offer the clipboard only with TLS or on this machine.
  if (navigator.clipboard === undefined)
    return showNotice("The browser blocks copying on this page. Select the text instead.");
  await navigator.clipboard.writeText(text);
  showNotice(`Copied ${name}`);
}

export function Id({ of: id }: { readonly of: string }) {
  return (
    <button type="button" class="id" title={`Copy ${id}`} onClick={() => void copy(id, id)}>
      <Path of={id} />
    </button>
  );
}
