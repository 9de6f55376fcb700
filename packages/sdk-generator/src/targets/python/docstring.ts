export const toDocstring = (text: string): string =>
  text.trim().replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"');
