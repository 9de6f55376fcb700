/** Writes a text so that Python reads it again between three double quotes. */
export const toDocstring = (text: string): string =>
  text.trim().replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"');
