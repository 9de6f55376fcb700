/** Escapes text for a string in triple quotes. */
export const toDocstring = (text: string): string =>
  text.trim().replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"');
