/** A value as JSON, or a text that may be some. */
export function Json({ of: value, label }: { readonly of: unknown; readonly label: string }) {
  return (
    <section aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <pre tabIndex={0}>{typeof value === "string" ? indent(value) : JSON.stringify(value, undefined, 2)}</pre>
    </section>
  );
}

/** Texts of the journal may be cut, and other media types are no JSON at all. */
function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
