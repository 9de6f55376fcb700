/** The text of a function without comments and line ends: the same whether its types were stripped or compiled away. */
export const textOf = (code: (...given: never[]) => unknown) =>
  String(code)
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([(){}[\],;:=<>+?|&!]) ?/g, "$1");
