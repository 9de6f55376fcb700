import type TypeScript from "typescript";

interface Statement {
  node: TypeScript.Statement;
  /** Declared names; empty for expressions such as `app.use(…)`, which may change any mentioned name. */
  declares: string[];
  mentions: Set<string>;
}

/** An imported name; `*` for all exports of the file. */
interface Import {
  from: TypeScript.SourceFile;
  name: string;
}

interface Module {
  statements: Statement[];
  imports: Map<string, Import>;
  exports: Map<string, string | Import>;
  passes: TypeScript.SourceFile[];
  /** Names whose type is or contains a generated type. */
  names: Set<string>;
  isWhole: boolean;
}

/**
 * Returns the statements whose values can have a generated type: they mention a name that leads to the generated files.
 * Other code only costs parsing, because the checker computes types on demand.
 */
export function statementsOfApi(
  ts: typeof TypeScript,
  checker: TypeScript.TypeChecker,
  files: readonly TypeScript.SourceFile[],
  generated: ReadonlySet<TypeScript.SourceFile>,
): (file: TypeScript.SourceFile) => readonly TypeScript.Statement[] {
  const everything = (file: TypeScript.SourceFile) => file.statements;
  const importers = importersOf(checker, files);
  if (!importers) return everything;
  const reached = new Set(generated);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  // Any file may use a global declaration.
  if ([...reached].some((file) => !ts.isExternalModule(file) && !isJavaScript(file))) return everything;

  const modules = new Map([...reached].map((file) => [file, readModule(ts, checker, file, generated.has(file))]));
  const hasName = (file: TypeScript.SourceFile, name: string, seen = new Set<TypeScript.SourceFile>()): boolean => {
    const found = modules.get(file);
    if (!found || seen.has(file)) return false;
    seen.add(file);
    if (found.isWhole || found.names.has(EQUALS)) return true;
    const passes = () => found.passes.some((one) => hasName(one, name, seen));
    if (name === "*")
      return found.names.size > 0 || [...found.exports.values()].some((one) => leads(found, one, seen)) || passes();
    return leads(found, found.exports.get(name) ?? name, seen) || passes();
  };
  const leads = ({ names }: Module, one: string | Import, seen: Set<TypeScript.SourceFile>): boolean =>
    typeof one === "string" ? names.has(one) : hasName(one.from, one.name, new Set(seen));

  const kept = new Set<Statement>();
  const spread = (): boolean => {
    let isChanged = false;
    for (const found of modules.values()) {
      const add = (name: string) => {
        isChanged ||= !found.names.has(name);
        found.names.add(name);
      };
      for (const [name, one] of found.imports) if (!found.names.has(name) && hasName(one.from, one.name)) add(name);
      for (const statement of found.statements) {
        if (kept.has(statement) || !(found.isWhole || [...found.names].some((name) => statement.mentions.has(name))))
          continue;
        kept.add(statement);
        isChanged = true;
        for (const name of statement.declares.length > 0 ? statement.declares : statement.mentions) add(name);
      }
    }
    return isChanged;
  };
  while (spread());
  const isGlobal = ({ node }: Statement) =>
    ts.isModuleDeclaration(node) && (ts.isStringLiteral(node.name) || node.name.text === "global");
  if ([...kept].some(isGlobal)) return everything;
  return (file) => modules.get(file)?.statements.flatMap((one) => (kept.has(one) ? [one.node] : [])) ?? [];
}

const isJavaScript = ({ fileName }: TypeScript.SourceFile) => /\.[cm]?jsx?$/.test(fileName);

/** Returns the files that import each file; undefined if the compiler does not list imports. */
function importersOf(checker: TypeScript.TypeChecker, files: readonly TypeScript.SourceFile[]) {
  const importers = new Map<TypeScript.SourceFile, Set<TypeScript.SourceFile>>();
  for (const file of files) {
    const { imports } = file as { imports?: readonly TypeScript.Expression[] };
    if (!imports) return undefined;
    for (const specifier of imports) {
      const target = fileOf(checker, specifier);
      if (!target) continue;
      const known = importers.get(target) ?? new Set();
      importers.set(target, known.add(file));
    }
  }
  return importers;
}

const fileOf = (checker: TypeScript.TypeChecker, specifier: TypeScript.Node): TypeScript.SourceFile | undefined =>
  checker.getSymbolAtLocation(specifier)?.declarations?.[0]?.getSourceFile();

/** Export names that are not identifiers. Importers of `export =` name its members. */
const DEFAULT = "default";
const EQUALS = "export=";

function readModule(
  ts: typeof TypeScript,
  checker: TypeScript.TypeChecker,
  file: TypeScript.SourceFile,
  isGenerated: boolean,
): Module {
  const found: Module = {
    statements: [],
    imports: new Map(),
    exports: new Map(),
    passes: [],
    names: new Set(),
    isWhole: isGenerated || isJavaScript(file),
  };
  for (const node of file.statements) {
    if (ts.isImportDeclaration(node)) {
      const from = fileOf(checker, node.moduleSpecifier);
      const { name, namedBindings } = node.importClause ?? {};
      if (!from) continue;
      if (name) found.imports.set(name.text, { from, name: DEFAULT });
      if (namedBindings && ts.isNamespaceImport(namedBindings))
        found.imports.set(namedBindings.name.text, { from, name: "*" });
      else
        for (const one of namedBindings?.elements ?? [])
          found.imports.set(one.name.text, { from, name: (one.propertyName ?? one.name).text });
      continue;
    }
    if (ts.isExportDeclaration(node)) {
      const from = node.moduleSpecifier && fileOf(checker, node.moduleSpecifier);
      const { exportClause } = node;
      if (node.moduleSpecifier && !from) continue;
      if (!exportClause) {
        if (from) found.passes.push(from);
      } else if (ts.isNamespaceExport(exportClause)) {
        if (from) found.exports.set(exportClause.name.text, { from, name: "*" });
      } else
        for (const one of exportClause.elements) {
          const { text } = one.propertyName ?? one.name;
          found.exports.set(one.name.text, from ? { from, name: text } : text);
        }
      continue;
    }
    const statement: Statement = { node, declares: declaredBy(ts, node), mentions: new Set() };
    const visit = (one: TypeScript.Node): void => {
      if (ts.isIdentifier(one)) statement.mentions.add(one.text);
      const specifier =
        ts.isImportTypeNode(one) && ts.isLiteralTypeNode(one.argument)
          ? one.argument.literal
          : ts.isCallExpression(one) && one.expression.kind === ts.SyntaxKind.ImportKeyword
            ? one.arguments[0]
            : ts.isExternalModuleReference(one)
              ? one.expression
              : undefined;
      const from = specifier && fileOf(checker, specifier);
      if (from) {
        const key = `import ${from.fileName}`;
        found.imports.set(key, { from, name: "*" });
        statement.mentions.add(key);
      }
      ts.forEachChild(one, visit);
    };
    visit(node);
    found.statements.push(statement);
  }
  return found;
}

function declaredBy(ts: typeof TypeScript, node: TypeScript.Statement): string[] {
  const names: string[] = [];
  const visit = (name: TypeScript.BindingName): void => {
    if (ts.isIdentifier(name)) names.push(name.text);
    else for (const element of name.elements) if (ts.isBindingElement(element)) visit(element.name);
  };
  if (ts.isVariableStatement(node)) for (const { name } of node.declarationList.declarations) visit(name);
  else if (ts.isExportAssignment(node)) names.push(node.isExportEquals ? EQUALS : DEFAULT);
  else {
    const { name } = node as { name?: TypeScript.Node };
    if (name && ts.isIdentifier(name)) names.push(name.text);
  }
  const isDefault = (node as { modifiers?: readonly TypeScript.Node[] }).modifiers?.some(
    ({ kind }) => kind === ts.SyntaxKind.DefaultKeyword,
  );
  return isDefault ? [...names, DEFAULT] : names;
}
