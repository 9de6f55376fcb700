import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type TypeScript from "typescript";
import { CouldNotRunError } from "../errors.ts";
import { METHODS } from "../model/operations.ts";
import { type GeneratedTypes, readGenerated } from "./generated-types.ts";
import { statementsOfApi } from "./statements-of-api.ts";
import { createTypedValues } from "./typed-values.ts";
import { type ApiUse, addPosition, addSite, type Position, type Usage } from "./usage.ts";

/** Loads the compiler with `require`: with `import`, Node would parse it twice to detect its module format. */
const load = (from: string): typeof TypeScript | undefined => {
  try {
    const compiler = createRequire(from)("typescript") as Partial<typeof TypeScript>;
    return compiler.createProgram ? (compiler as typeof TypeScript) : undefined;
  } catch {
    return undefined;
  }
};

/** Lists the uses of generated types in the TypeScript code of a folder. Throws a CouldNotRunError. */
export function usageOfTypes(folder: string, consumer = basename(resolve(folder))): Usage {
  const root = resolve(folder);
  const isFile = existsSync(root) && statSync(root).isFile();
  const config = isFile ? root : join(root, "tsconfig.json");
  if (!existsSync(config)) throw new CouldNotRunError(`${config} does not exist; name a folder with a tsconfig.json`);
  const ts = load(config) ?? (load(import.meta.url) as typeof TypeScript);
  const { config: value, error } = ts.readConfigFile(config, ts.sys.readFile);
  if (error) throw new CouldNotRunError(`${config}: ${ts.flattenDiagnosticMessageText(error.messageText, "\n")}`);
  const { fileNames, options, projectReferences } = ts.parseJsonConfigFileContent(value, ts.sys, dirname(config));
  const compilerOptions = { ...options, noEmit: true };
  const program = ts.createProgram({
    rootNames: fileNames,
    options: compilerOptions,
    // Parse comments only in JavaScript, where they contain types.
    host: { ...ts.createCompilerHost(compilerOptions), jsDocParsingMode: ts.JSDocParsingMode?.ParseForTypeInfo },
    ...(projectReferences && { projectReferences }),
  });
  return usageOfProgram(ts, program, dirname(config), consumer);
}

/** Lists the uses in a program, with positions relative to the folder. */
export function usageOfProgram(
  ts: typeof TypeScript,
  program: TypeScript.Program,
  folder: string,
  consumer: string,
): Usage {
  const checker = program.getTypeChecker();
  const schemas = new Map<TypeScript.SourceFile, GeneratedTypes>();
  for (const file of program.getSourceFiles()) {
    const found = readGenerated(ts, file);
    if (found) schemas.set(file, found);
  }
  if (schemas.size === 0)
    throw new CouldNotRunError(
      `${folder} imports no generated types: no file declares the interface \`paths\`; name the folder of a consumer`,
    );
  // Code of other packages is not part of the consumer.
  const root = folder.split(sep).join("/");
  const folders = [...schemas.keys()].map(({ fileName }) => dirname(fileName));
  const isGenerated = ({ fileName }: TypeScript.SourceFile) =>
    folders.some((one) => fileName.startsWith(`${one}/`)) && /\.gen\.|schema\.d\.ts$/.test(fileName);
  const sources = new Set(
    program
      .getSourceFiles()
      .filter(
        (file) =>
          file.fileName.startsWith(`${root}/`) &&
          !file.isDeclarationFile &&
          !schemas.has(file) &&
          !isGenerated(file) &&
          !program.isSourceFileFromExternalLibrary(file),
      ),
  );
  const statementsOf = statementsOfApi(ts, checker, program.getSourceFiles(), new Set(schemas.keys()));
  const memberNames = new Set([...schemas.values()].flatMap(({ names }) => [...names]));
  const files = new Map<TypeScript.SourceFile, number>();

  const positionOf = (node: TypeScript.Node): Position => {
    const source = node.getSourceFile();
    const index = files.get(source) ?? files.size;
    files.set(source, index);
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    return `${index}:${line + 1}:${character + 1}`;
  };

  const typed = createTypedValues({ ts, checker, schemas, sources, positionOf });

  /** @returns the expression around `await`, parentheses and assertions */
  const outermost = (node: TypeScript.Node): TypeScript.Node => {
    const { parent } = node;
    return ts.isAwaitExpression(parent) ||
      ts.isParenthesizedExpression(parent) ||
      ts.isNonNullExpression(parent) ||
      ts.isVoidExpression(parent)
      ? outermost(parent)
      : node;
  };
  const ignoresBody = (call: TypeScript.Node): boolean => {
    const { parent } = outermost(call);
    if (ts.isExpressionStatement(parent)) return true;
    if (ts.isPropertyAccessExpression(parent)) return parent.name.text === "response";
    return (
      ts.isVariableDeclaration(parent) &&
      ts.isObjectBindingPattern(parent.name) &&
      parent.name.elements.every(({ propertyName, name }) => (propertyName ?? name).getText() === "response")
    );
  };

  function calledBy(node: TypeScript.CallExpression): { use: ApiUse; name: string }[] {
    const { expression } = node;
    if (ts.isPropertyAccessExpression(expression)) {
      const verb = expression.name.text;
      const isVerb = METHODS.includes(verb.toLowerCase()) && verb === verb.toUpperCase();
      const [first, second] = node.arguments;
      const path = isVerb ? first : verb === "request" ? second : undefined;
      if (path && first) {
        const methods = isVerb ? [verb] : (typed.literalsOf(checker.getTypeAtLocation(first)) ?? []);
        const type = checker.getTypeAtLocation(path);
        const paths = typed.literalsOf(type) ?? typed.literalsOf(checker.getBaseConstraintOfType(type) ?? type) ?? [];
        return methods.flatMap((method) => paths.flatMap((one) => operationsAt(String(method), String(one))));
      }
    }
    return [];
  }
  const operationsAt = (method: string, path: string) =>
    [...schemas.values()].flatMap(({ use, operations }) => {
      const name = `${method.toUpperCase()} ${path}`;
      return operations.has(name) ? [{ use, name }] : [];
    });

  function operationsOfFunction(node: TypeScript.Identifier): { use: ApiUse; name: string }[] {
    const symbol = checker.getSymbolAtLocation(node);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!target?.valueDeclaration || sources.has(target.valueDeclaration.getSourceFile())) return [];
    const { aliasSymbol, aliasTypeArguments = [] } = checker.getTypeOfSymbol(target);
    if (aliasSymbol?.name !== "OperationCall") return [];
    const [paths, path, method] = aliasTypeArguments;
    const [declaration] = paths?.symbol?.declarations ?? [];
    const schema = declaration && schemas.get(declaration.getSourceFile());
    if (!schema || !path?.isStringLiteral() || !method?.isStringLiteral()) return [];
    return [{ use: schema.use, name: `${method.value.toUpperCase()} ${path.value}` }];
  }

  function noteCall(
    node: TypeScript.CallExpression | undefined,
    at: TypeScript.Node,
    called: { use: ApiUse; name: string }[],
  ) {
    for (const { use, name } of called) {
      const schema = [...schemas.values()].find((one) => one.use === use);
      if (!schema) continue;
      const optional = schema.optionalOf(name);
      const init = node?.arguments.at(-1);
      const type = init && checker.getTypeAtLocation(init);
      const options =
        init && type && node && !type.isStringLiteral() && node.arguments.length > 1 ? { init, type } : undefined;
      const given = options ? membersOfInit(options.type) : node ? [] : ["*"];
      const lacks = given.includes("*") ? ["*"] : optional.filter((one) => !given.includes(one));
      if (options) flowIntoCall(options.init, options.type, schema.typeOf(name));
      addSite(use.calls, name, { lacks, ...(node && ignoresBody(node) && { ignores: true as const }) }, positionOf(at));
    }
  }

  /**
   * Nodes of call options that {@link flowIntoCall} compares with the operation's types, because the compiler infers
   * their types from the options themselves.
   */
  const covered = new Set<TypeScript.Node>();
  function flowIntoCall(init: TypeScript.Expression, type: TypeScript.Type, node: TypeScript.Node | undefined) {
    const cover = (one: TypeScript.Node): void => {
      covered.add(one);
      if (ts.isObjectLiteralExpression(one) || ts.isArrayLiteralExpression(one) || ts.isPropertyAssignment(one))
        ts.forEachChild(one, cover);
    };
    cover(init);
    if (!node) return;
    const operation = checker.getTypeAtLocation(node);
    const literalAt = (holder: TypeScript.Node, name: string): TypeScript.Node => {
      if (!ts.isObjectLiteralExpression(holder)) return holder;
      const member = holder.properties.find((one) => one.name?.getText() === name);
      return member && ts.isPropertyAssignment(member) ? member.initializer : (member ?? holder);
    };
    const params = partOf(type, "params");
    const wanted = partOf(operation, "parameters");
    if (params && wanted) typed.flow(literalAt(init, "params"), params, wanted);
    const body = partOf(type, "body");
    const content = partOf(partOf(operation, "requestBody"), "content");
    if (!body || !content) return;
    for (const media of checker.getPropertiesOfType(content)) {
      const target = checker.getTypeOfSymbol(media);
      typed.passOn(literalAt(init, "body"), body, target);
      typed.flow(literalAt(init, "body"), body, target);
    }
  }
  const partOf = (of: TypeScript.Type | undefined, name: string): TypeScript.Type | undefined => {
    const symbol = of && checker.getPropertyOfType(of, name);
    return symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  };

  /** @returns names such as `query/count`, `body`; `*` if a part is unknown */
  function membersOfInit(type: TypeScript.Type): string[] {
    if (type.flags & ts.TypeFlags.Any) return ["*"];
    const params = partOf(type, "params");
    const groups = ["query", "header", "path", "cookie"].flatMap((group) => {
      const members = partOf(params, group);
      if (!members) return [];
      if (members.flags & ts.TypeFlags.Any) return ["*"];
      return checker
        .getPropertiesOfType(members)
        .filter((member) => !typed.mayLack(member))
        .map(({ name }) => `${group}/${name}`);
    });
    return [...groups, ...(partOf(type, "body") ? ["body"] : [])];
  }

  const isAssigned = ({ parent }: TypeScript.Node): boolean =>
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

  function visit(node: TypeScript.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      if (memberNames.has(node.name.text)) {
        const origins = typed.originsOf(checker.getSymbolAtLocation(node.name));
        if (isAssigned(node) && (node.parent as TypeScript.BinaryExpression).left === node)
          typed.send(origins, node.name, checker.getTypeAtLocation((node.parent as TypeScript.BinaryExpression).right));
        else typed.read(origins, node.name);
      }
    } else if (ts.isElementAccessExpression(node)) {
      const { argumentExpression: index, expression } = node;
      const type = checker.getTypeAtLocation(expression);
      const names = typed.literalsOf(checker.getTypeAtLocation(index));
      if (names)
        for (const name of names)
          typed.read(
            typed.constituents(type).flatMap((one) => typed.originsOf(checker.getPropertyOfType(one, String(name)))),
            index,
          );
      else if (typed.constituents(checker.getNonNullableType(type)).every((one) => typed.elementsOf(one).length === 0))
        typed.readAll(type, node);
    } else if (ts.isBindingElement(node)) {
      if (node.dotDotDotToken === undefined) {
        const name = node.propertyName ?? node.name;
        typed.read(typed.originsOf(typed.memberOfBinding(node)), name);
        if (ts.isComputedPropertyName(name)) typed.readAll(checker.getTypeAtLocation(node.parent), node);
      }
    } else if (ts.isBinaryExpression(node)) {
      const { left, right, operatorToken } = node;
      const { kind } = operatorToken;
      if (
        kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
        kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ||
        kind === ts.SyntaxKind.EqualsEqualsToken ||
        kind === ts.SyntaxKind.ExclamationEqualsToken
      ) {
        typed.noteComparison(left, [right]);
        typed.noteComparison(right, [left]);
      }
      if (kind === ts.SyntaxKind.InKeyword && ts.isStringLiteral(left))
        typed.read(
          typed
            .constituents(checker.getTypeAtLocation(right))
            .flatMap((one) => typed.originsOf(checker.getPropertyOfType(one, left.text))),
          left,
        );
    } else if (ts.isSwitchStatement(node)) {
      const cases = node.caseBlock.clauses.filter(ts.isCaseClause).map(({ expression }) => expression);
      typed.noteComparison(node.expression, cases);
    } else if (ts.isSpreadElement(node) || ts.isForInStatement(node)) {
      if (ts.isForInStatement(node)) typed.readAll(checker.getTypeAtLocation(node.expression), node.expression);
    } else if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) {
      if (!ts.isConstTypeReference(node.type)) {
        const [from, to] = [checker.getTypeAtLocation(node.expression), checker.getTypeAtLocation(node)];
        if (typed.generatedIn(from).length > 0 || typed.generatedIn(to).length > 0)
          typed.flow(node.expression, from, to);
      }
    } else if (ts.isTypeReferenceNode(node) || ts.isIndexedAccessTypeNode(node)) noteName(node);
    if (ts.isCallExpression(node)) {
      noteCall(node, node, calledBy(node));
      const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      if (ts.isIdentifier(callee) && isImported(callee)) noteFunction(callee);
      noteHeader(node);
      if (
        ts.isPropertyAccessExpression(node.expression) &&
        node.expression.name.text === "includes" &&
        node.arguments[0]
      )
        noteIncludes(node.expression.expression, node.arguments[0]);
    }
    if (ts.isIdentifier(node) && !isDeclared(node) && isImported(node)) noteFunction(node);
    if (ts.isExpression(node) && isValue(node)) noteFlow(node);
    ts.forEachChild(node, visit);
  }

  /** Cache of imported names per file; only these can be functions of operations. */
  const imports = new Map<TypeScript.SourceFile, Set<string>>();
  function isImported(node: TypeScript.Identifier): boolean {
    const source = node.getSourceFile();
    let names = imports.get(source);
    if (!names) {
      names = new Set();
      for (const statement of source.statements) {
        if (!ts.isImportDeclaration(statement) || !statement.importClause) continue;
        const { name, namedBindings } = statement.importClause;
        if (name) names.add(name.text);
        if (namedBindings && ts.isNamespaceImport(namedBindings)) names.add(namedBindings.name.text);
        else for (const one of namedBindings?.elements ?? []) names.add(one.name.text);
      }
      imports.set(source, names);
    }
    const { parent } = node;
    const holder = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent.expression : node;
    return ts.isIdentifier(holder) && names.has(holder.text);
  }

  const noted = new Set<TypeScript.Node>();
  function noteFunction(node: TypeScript.Identifier): void {
    if (noted.has(node)) return;
    noted.add(node);
    const called = operationsOfFunction(node);
    if (called.length === 0) return;
    const callee = ts.isPropertyAccessExpression(node.parent) ? node.parent : node;
    noteCall(
      ts.isCallExpression(callee.parent) && callee.parent.expression === callee ? callee.parent : undefined,
      node,
      called,
    );
    for (const { use, name } of called) addPosition(use.names, name, positionOf(node));
  }

  /** Records functions of operations that a file re-exports. */
  function noteExports({ statements }: TypeScript.SourceFile): void {
    for (const { exportClause, moduleSpecifier } of statements.filter(ts.isExportDeclaration)) {
      if (!moduleSpecifier || !exportClause || !ts.isNamedExports(exportClause)) continue;
      for (const { propertyName, name } of exportClause.elements) {
        const node = propertyName ?? name;
        for (const { use, name: operation } of ts.isIdentifier(node) ? operationsOfFunction(node) : [])
          addPosition(use.names, operation, positionOf(node));
      }
    }
  }

  const isDeclared = ({ parent }: TypeScript.Identifier) =>
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isBindingElement(parent);

  /** Records literals in `["NEW", "OPEN"].includes(status)`. */
  function noteIncludes(list: TypeScript.Expression, value: TypeScript.Expression) {
    const inner = typed.unwrapped(list);
    if (ts.isArrayLiteralExpression(inner)) typed.noteComparison(value, inner.elements);
  }

  function isValue(node: TypeScript.Expression): boolean {
    const { parent } = node;
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node;
    if (ts.isVariableDeclaration(parent)) return parent.initializer === node && parent.type !== undefined;
    if (
      ts.isReturnStatement(parent) ||
      ts.isTemplateSpan(parent) ||
      ts.isSpreadAssignment(parent) ||
      ts.isJsxExpression(parent)
    )
      return true;
    if (ts.isArrowFunction(parent)) return parent.body === node;
    if (ts.isPropertyAssignment(parent)) return parent.initializer === node && !ts.isObjectLiteralExpression(node);
    if (ts.isParameter(parent) || ts.isPropertyDeclaration(parent)) return parent.initializer === node;
    if (ts.isArrayLiteralExpression(parent) || ts.isSatisfiesExpression(parent) || ts.isYieldExpression(parent))
      return true;
    return (
      ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken && parent.right === node
    );
  }

  function noteFlow(node: TypeScript.Expression): void {
    if (covered.has(node) || ts.isFunctionLike(node) || ts.isStringLiteralLike(node) || ts.isNumericLiteral(node))
      return;
    const { parent } = node;
    const type = checker.getTypeAtLocation(node);
    const isGeneratedValue = typed.generatedIn(type).length > 0;
    if (
      isGeneratedValue &&
      (ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
      typed.flowIntoParameter(node, parent)
    )
      return;
    const target = checker.getContextualType(node);
    if (!target) return;
    if (isGeneratedValue || typed.hasGenerated(target)) typed.flow(node, type, target);
  }

  /** Records `response.headers.get("location")`, with the operation of the response if its call is nearby. */
  function noteHeader({ expression, arguments: [name] }: TypeScript.CallExpression) {
    if (!name || !ts.isPropertyAccessExpression(expression) || !["get", "has"].includes(expression.name.text)) return;
    const headers = expression.expression;
    if (checker.getTypeAtLocation(headers).symbol?.name !== "Headers") return;
    const text = ts.isStringLiteralLike(name) ? name.text.toLowerCase() : "*";
    const called = ts.isPropertyAccessExpression(headers) ? callsOf(headers.expression) : [];
    for (const one of called) addPosition(one.use.headers, `${one.name} ${text}`, positionOf(name));
    if (called.length === 0) for (const { use } of schemas.values()) addPosition(use.headers, text, positionOf(name));
  }

  function visitHeaders(node: TypeScript.Node): void {
    if (ts.isCallExpression(node)) noteHeader(node);
    ts.forEachChild(node, visitHeaders);
  }

  function callsOf(value: TypeScript.Expression, hops = 4): { use: ApiUse; name: string }[] {
    const node = typed.unwrapped(value);
    if (ts.isAwaitExpression(node)) return callsOf(node.expression, hops);
    if (ts.isCallExpression(node))
      return [...calledBy(node), ...(ts.isIdentifier(node.expression) ? operationsOfFunction(node.expression) : [])];
    if (ts.isPropertyAccessExpression(node)) return callsOf(node.expression, hops);
    if (!ts.isIdentifier(node) || hops === 0) return [];
    let declaration: TypeScript.Node | undefined = checker.getSymbolAtLocation(node)?.valueDeclaration;
    while (declaration && (ts.isBindingElement(declaration) || ts.isObjectBindingPattern(declaration)))
      declaration = declaration.parent;
    return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
      ? callsOf(declaration.initializer, hops - 1)
      : [];
  }

  function noteName(node: TypeScript.TypeReferenceNode | TypeScript.IndexedAccessTypeNode) {
    if (ts.isIndexedAccessTypeNode(node)) {
      const object = checker.getTypeFromTypeNode(node.objectType);
      const names = typed.literalsOf(checker.getTypeFromTypeNode(node.indexType)) ?? [];
      for (const name of names) {
        const member = checker.getPropertyOfType(object, String(name));
        const origins = typed.originsOf(member);
        if (origins.length > 0)
          typed.read(
            origins.filter(({ key }) => key.includes("/") && !/^\S+ \S+ \S+$/.test(key)),
            node,
          );
        for (const declaration of typed.declarationsOf(member)) {
          const named = schemas.get(declaration.getSourceFile())?.nameOf(declaration);
          if (named) addPosition(named.use.names, named.key, positionOf(node));
        }
      }
    } else {
      const symbol = checker.getSymbolAtLocation(node.typeName);
      const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      for (const declaration of target?.declarations ?? []) {
        const source = declaration.getSourceFile();
        const named = schemas.get(source)?.nameOf(declaration);
        if (named) addPosition(named.use.names, named.key, positionOf(node));
      }
    }
  }

  for (const source of sources) {
    noteExports(source);
    const ofApi = new Set(statementsOf(source));
    // Any code may read a response's headers, because their type does not depend on the API.
    const hasHeaders = /headers/i.test(source.text);
    for (const statement of source.statements)
      if (ofApi.has(statement)) visit(statement);
      else if (hasHeaders) visitHeaders(statement);
  }
  typed.sendPassed();
  const names = [...files.keys()].map(({ fileName }) => relative(folder, fileName).split(sep).join("/"));
  return {
    usage: 1,
    consumer,
    from: "types",
    files: names,
    apis: [...schemas.values()].map(({ use }) => use).filter(isUsed),
  };
}

const isUsed = ({ api: _, ...parts }: ApiUse) => Object.values(parts).some((part) => Object.keys(part).length > 0);
