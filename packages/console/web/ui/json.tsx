/** Or a text that may be JSON. */
export function Json({ of: value, label }: { readonly of: unknown; readonly label: string }) {
  return (
    <section aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <pre tabIndex={0}>{typeof value === "string" ? indent(value) : JSON.stringify(value, undefined, 2)}</pre>
    </section>
  );
}

/** The journal may truncate texts. */
function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
