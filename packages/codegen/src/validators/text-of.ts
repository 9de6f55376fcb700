/** Returns a function's source without comments and line ends, the same for stripped and compiled TypeScript. */
export const textOf = (code: (...given: never[]) => unknown) =>
  String(code)
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([(){}[\],;:=<>+?|&!]) ?/g, "$1");
