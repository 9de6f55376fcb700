/** Shows a value, or a text that may be JSON, with indentation. */
export function Json({ of: value, label }: { readonly of: unknown; readonly label: string }) {
  return (
    <section aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls */}
      <pre tabIndex={0}>{typeof value === "string" ? indent(value) : JSON.stringify(value, undefined, 2)}</pre>
    </section>
  );
}

/** Text that does not parse stays as it is, because the journal may truncate it. */
function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
