import type TypeScript from "typescript";
import type { GeneratedTypes, Origin } from "./generated-types.ts";
import { addPosition, addSite, keyOf, type Position } from "./usage.ts";

/** Maximum depth of a comparison between a generated type and another type. */
const DEEPEST = 6;

interface Setting {
  ts: typeof TypeScript;
  checker: TypeScript.TypeChecker;
  schemas: ReadonlyMap<TypeScript.SourceFile, GeneratedTypes>;
  /** Files of the consumer. */
  sources: ReadonlySet<TypeScript.SourceFile>;
  positionOf(node: TypeScript.Node): Position;
}

/** Finds the generated members in types and values, and records which ones the code reads, sends and compares. */
export function createTypedValues({ ts, checker, schemas, sources, positionOf }: Setting) {
  /** Returns the declarations of a symbol, or of its origin in a mapped type that renames members. */
  const declarationsOf = (symbol: TypeScript.Symbol | undefined, hops = 5): readonly TypeScript.Declaration[] => {
    if (!symbol) return [];
    if (symbol.declarations?.length) return symbol.declarations;
    const { links } = symbol as { links?: { syntheticOrigin?: TypeScript.Symbol; target?: TypeScript.Symbol } };
    const origin = links?.syntheticOrigin ?? links?.target;
    return hops > 0 ? declarationsOf(origin, hops - 1) : [];
  };
  const originsOf = (symbol: TypeScript.Symbol | undefined): Origin[] =>
    declarationsOf(symbol).flatMap((declaration) => {
      const found = schemas.get(declaration.getSourceFile())?.originOf(declaration);
      return found ? [found] : [];
    });

  const constituents = (type: TypeScript.Type): TypeScript.Type[] =>
    type.isUnionOrIntersection() ? type.types.flatMap(constituents) : [type];
  const elementsOf = (type: TypeScript.Type): readonly TypeScript.Type[] =>
    checker.isArrayType(type) || checker.isTupleType(type)
      ? checker.getTypeArguments(type as TypeScript.TypeReference)
      : [];

  /** Cache of the generated object types in a type: its alternatives, and the elements of lists. */
  const known = new Map<TypeScript.Type, Origin[]>();
  function generatedIn(type: TypeScript.Type): Origin[] {
    const cached = known.get(type);
    if (cached) return cached;
    known.set(type, []);
    const found = constituents(type).flatMap((one) => {
      const elements = elementsOf(one);
      if (elements.length > 0) return elements.flatMap(generatedIn);
      if (!(one.flags & ts.TypeFlags.Object)) return [];
      const own = originsOf(one.symbol);
      if (own.length > 0) return own;
      // Members of mapped types (Readable, Pick) have an origin but no declaration.
      return checker
        .getPropertiesOfType(one)
        .slice(0, 40)
        .flatMap((member) =>
          originsOf(member).map((origin) => ({ ...origin, key: origin.key.replace(/\/[^/]*$/, "") })),
        )
        .slice(0, 1);
    });
    known.set(type, found);
    return found;
  }

  const memberAt = ({ use, key }: Origin) => {
    use.members[key] ??= {};
    return use.members[key];
  };
  const read = (origins: readonly Origin[], node: TypeScript.Node) => {
    for (const origin of origins) {
      addPosition(memberAt(origin), "read", positionOf(node));
    }
  };
  const readAll = (type: TypeScript.Type, node: TypeScript.Node) =>
    read(
      generatedIn(type).map((origin) => ({ ...origin, key: keyOf(origin.key, ["*"]) })),
      node,
    );
  /** Returns whether a key names a parameter group instead of a member. */
  const isGroup = (key: string) => / (query|header|path|cookie)$/.test(key);
  const send = (origins: readonly Origin[], node: TypeScript.Node, type: TypeScript.Type | undefined) => {
    const values = type && literalsOf(type);
    for (const origin of origins.filter(({ key }) => !isGroup(key))) {
      const isFirst = memberAt(origin).sent === undefined;
      const member = memberAt(origin);
      addPosition(member, "sent", positionOf(node));
      if (!values) delete member.values;
      else if (isFirst || member.values) member.values = [...new Set([...(member.values ?? []), ...values])];
    }
  };

  /** @returns undefined for types that are not literals */
  function literalsOf(type: TypeScript.Type): (string | number | boolean)[] | undefined {
    const values: (string | number | boolean)[] = [];
    for (const one of constituents(type)) {
      if (one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) continue;
      if (one.isStringLiteral() || one.isNumberLiteral()) values.push(one.value);
      else if (one.flags & ts.TypeFlags.BooleanLiteral) values.push(checker.typeToString(one) === "true");
      else return undefined;
    }
    return values;
  }

  /** Records the members that are sent or read when a value of one type is assigned to another type. */
  function flow(
    node: TypeScript.Node,
    from: TypeScript.Type,
    to: TypeScript.Type,
    depth = 0,
    seen = new Set<string>(),
  ): void {
    if (from === to || depth > DEEPEST) return;
    const pair = `${(from as { id?: number }).id} ${(to as { id?: number }).id}`;
    if (seen.has(pair)) return;
    seen.add(pair);
    const target = checker.getNonNullableType(to);
    if (target.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown) || isOpen(target)) {
      readAll(from, node);
      return;
    }
    if (target.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike)) return;
    const [items] = constituents(from).flatMap(elementsOf);
    const [places] = constituents(target).flatMap(elementsOf);
    if (places && ts.isArrayLiteralExpression(node)) {
      for (const one of node.elements) flow(one, checker.getTypeAtLocation(one), places, depth + 1, seen);
      return;
    }
    if (items && places) {
      flow(node, items, places, depth + 1, seen);
      return;
    }
    const objects = constituents(target).filter(
      (one) => one.flags & ts.TypeFlags.Object && elementsOf(one).length === 0,
    );
    const fitting = objects.filter((one) => fits(from, one));
    const targets = fitting.length > 0 ? fitting : objects;
    const built: Origin[] = [];
    const lacks = new Set<string>();
    const isUnknown = Boolean(from.flags & ts.TypeFlags.Any);
    for (const one of targets) {
      const own = originsOf(one.symbol);
      if (isUnknown) {
        send(
          generatedIn(one).map((origin) => ({ ...origin, key: keyOf(origin.key, ["*"]) })),
          node,
          undefined,
        );
        continue;
      }
      for (const place of checker.getPropertiesOfType(one)) {
        const value = checker.getPropertyOfType(from, place.name);
        const [wanted, given] = [originsOf(place), originsOf(value)];
        if (wanted.length === 0 && given.length === 0 && (one.symbol?.declarations ?? []).length === 0) continue;
        const isSame = wanted.some(({ key }) => given.some((other) => other.key === key));
        // A member that is spread into a new object is sent back to the service.
        if (isSame && ts.isObjectLiteralExpression(node) && value) {
          send(wanted, node, checker.getTypeOfSymbol(value));
          passOn(node.getFirstToken() ?? node, checker.getTypeOfSymbol(value), checker.getTypeOfSymbol(place));
        }
        if (isSame && wanted.length > 0 && value && mayLack(value)) lacks.add(place.name);
        if (isSame) continue;
        if (wanted.length > 0 && (!value || mayLack(value))) lacks.add(place.name);
        if (!value) continue;
        const type = checker.getTypeOfSymbol(value);
        const declared = value.valueDeclaration;
        const at =
          declared && sources.has(declared.getSourceFile()) && nameOf(declared) ? (nameOf(declared) ?? node) : node;
        if (type.flags & ts.TypeFlags.Undefined && value.flags & ts.SymbolFlags.Optional) continue;
        const initializer = declared && ts.isPropertyAssignment(declared) ? declared.initializer : undefined;
        // The declared type may be wider than the literal in the code.
        send(
          wanted,
          at,
          initializer && ts.isLiteralExpression(initializer) ? checker.getTypeAtLocation(initializer) : type,
        );
        read(given, node);
        const nested = initializer ?? at;
        if (wanted.length > 0) passOn(nested, type, checker.getTypeOfSymbol(place));
        flow(nested, type, checker.getTypeOfSymbol(place), depth + 1, seen);
      }
      // A type with an index signature accepts any member.
      const index = one.getStringIndexType();
      if (index && own.length > 0)
        for (const member of checker.getPropertiesOfType(from))
          if (!checker.getPropertyOfType(one, member.name))
            send(
              own.map((origin) => ({ ...origin, key: keyOf(origin.key, [member.name]) })),
              node,
              undefined,
            );
      if (
        own.length > 0 &&
        (ts.isObjectLiteralExpression(node) ||
          !own.some(({ key }) => generatedIn(from).some((other) => other.key === key)))
      )
        built.push(...own);
    }
    for (const { use, key } of built.filter((one) => !isGroup(one.key)))
      addSite(use.builds, key, { lacks: [...lacks].toSorted() }, positionOf(node));
  }

  /** Returns false for a union member whose literals differ from the value, such as another `kind`. */
  function fits(from: TypeScript.Type, to: TypeScript.Type): boolean {
    return checker.getPropertiesOfType(to).every((place) => {
      const value = checker.getPropertyOfType(from, place.name);
      const [wanted, given] = [place, value].map((one) => one && literalsOf(checker.getTypeOfSymbol(one)));
      return !wanted?.length || !given?.length || given.some((one) => wanted.includes(one));
    });
  }

  /** Returns whether an object may lack a member: it is optional, or its value may be undefined. */
  const mayLack = (symbol: TypeScript.Symbol): boolean =>
    Boolean(symbol.flags & ts.SymbolFlags.Optional) ||
    constituents(checker.getTypeOfSymbol(symbol)).some(({ flags }) => flags & ts.TypeFlags.Undefined);

  /** Values of a generated type that are sent unchanged. If the code never builds one, they come from a response. */
  const passed: { origin: Origin; node: TypeScript.Node }[] = [];
  function passOn(node: TypeScript.Node, from: TypeScript.Type, to: TypeScript.Type) {
    const wanted = new Set(generatedIn(to).map(({ key }) => key));
    if (ts.isObjectLiteralExpression(node)) return;
    passed.push(...generatedIn(from).flatMap((origin) => (wanted.has(origin.key) ? [{ origin, node }] : [])));
  }

  const isOpen = (type: TypeScript.Type): boolean =>
    constituents(type).some(
      (one) =>
        one.flags & ts.TypeFlags.NonPrimitive ||
        (one.flags & ts.TypeFlags.Object &&
          elementsOf(one).length === 0 &&
          checker.getPropertiesOfType(one).length === 0 &&
          one.getCallSignatures().length === 0 &&
          one.getConstructSignatures().length === 0),
    );

  const nameOf = (node: TypeScript.Node): TypeScript.Node | undefined => (node as { name?: TypeScript.Node }).name;

  /**
   * Records the members that a generic function reads of its argument: by `T extends {status: string}`, by `keyof T`,
   * or all if `T` is not passed on.
   */
  function flowIntoParameter(
    argument: TypeScript.Expression,
    call: TypeScript.CallExpression | TypeScript.NewExpression,
  ): boolean {
    if (!ts.isCallExpression(call)) return false;
    const declaration = checker.getResolvedSignature(call)?.declaration;
    if (!declaration || ts.isJSDocSignature(declaration)) return false;
    const index = call.arguments.indexOf(argument);
    const parameter = declaration.parameters[Math.min(index, declaration.parameters.length - 1)];
    if (!parameter?.type) return false;
    let wanted = checker.getTypeFromTypeNode(parameter.type);
    let type = checker.getNonNullableType(checker.getTypeAtLocation(argument));
    // Unwrap T[], Iterable<T> and Promise<T> on both sides.
    for (let hops = 0; hops < 3 && !wanted.isTypeParameter(); hops += 1) {
      const [inner] = argumentsOf(wanted);
      const [given] = elementsOf(type).length > 0 ? elementsOf(type) : argumentsOf(type);
      if (!inner || !given) return false;
      [wanted, type] = [inner, given];
    }
    if (!wanted.isTypeParameter()) return false;
    const constraint = wanted.getConstraint();
    if (constraint && !isOpen(constraint)) {
      flow(argument, type, constraint);
      return true;
    }
    const name = wanted.symbol.name;
    if (declaration.typeParameters?.some((one) => one.constraint?.getText() === `keyof ${name}`)) {
      const keys = call.arguments.flatMap((one) => literalsOf(checker.getTypeAtLocation(one)) ?? []);
      const origins = keys.flatMap((key) => originsOf(checker.getPropertyOfType(type, String(key))));
      if (origins.length > 0) read(origins, argument);
      else readAll(type, argument);
      return true;
    }
    const isReturned = declaration.type && new RegExp(`\\b${name}\\b`).test(declaration.type.getText());
    const isForeign = declaration.getSourceFile().isDeclarationFile;
    if (declaration.type ? !isReturned : !isForeign) readAll(type, argument);
    return true;
  }
  const argumentsOf = (type: TypeScript.Type): readonly TypeScript.Type[] => {
    const reference = type as TypeScript.TypeReference;
    return type.flags & ts.TypeFlags.Object && reference.target ? checker.getTypeArguments(reference) : [];
  };

  /** Records literals in comparisons: `===`, `switch`, and tables keyed by value. */
  function noteComparison(value: TypeScript.Expression, literals: readonly TypeScript.Expression[]) {
    const origins = originsOfValue(value);
    for (const literal of literals) {
      const found = literalsOf(checker.getTypeAtLocation(literal));
      for (const origin of origins)
        for (const one of found ?? []) {
          const member = memberAt(origin);
          member.compared ??= {};
          addPosition(member.compared, String(one), positionOf(literal));
        }
    }
  }

  /** Finds members, also through a local constant or a parameter of its type. */
  function originsOfValue(value: TypeScript.Expression, hops = 3): Origin[] {
    const node = unwrapped(value);
    if (ts.isPropertyAccessExpression(node)) return originsOf(checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) return originsOf(checker.getSymbolAtLocation(node.argumentExpression));
    if (!ts.isIdentifier(node)) return [];
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
    if (declaration && ts.isBindingElement(declaration)) return originsOf(memberOfBinding(declaration));
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer && hops > 0)
      return originsOfValue(declaration.initializer, hops - 1);
    // For a parameter typed as an enum of the document, the type declaration is the origin.
    const { aliasSymbol } = checker.getTypeAtLocation(node);
    const written = declaration && (declaration as { type?: TypeScript.TypeNode }).type;
    const type = written && checker.getTypeFromTypeNode(written);
    return type ? originsOf(aliasSymbol).concat(originOfEnum(written)) : [];
  }
  function originOfEnum(written: TypeScript.TypeNode): Origin[] {
    const indexed = ts.isIndexedAccessTypeNode(written) ? written : aliasOf(written);
    if (!indexed || !ts.isIndexedAccessTypeNode(indexed)) return [];
    const object = checker.getTypeFromTypeNode(indexed.objectType);
    const [name] = literalsOf(checker.getTypeFromTypeNode(indexed.indexType)) ?? [];
    return name === undefined ? [] : originsOf(checker.getPropertyOfType(object, String(name)));
  }
  const aliasOf = (written: TypeScript.TypeNode): TypeScript.TypeNode | undefined => {
    if (!ts.isTypeReferenceNode(written)) return undefined;
    const symbol = checker.getSymbolAtLocation(written.typeName);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target?.declarations?.find(ts.isTypeAliasDeclaration);
    if (!declaration) return undefined;
    return ts.isIndexedAccessTypeNode(declaration.type) ? declaration.type : aliasOf(declaration.type);
  };

  function memberOfBinding(element: TypeScript.BindingElement): TypeScript.Symbol | undefined {
    if (!ts.isObjectBindingPattern(element.parent)) return undefined;
    const name = element.propertyName ?? element.name;
    const type = checker.getTypeAtLocation(element.parent);
    return ts.isIdentifier(name) || ts.isStringLiteral(name) ? checker.getPropertyOfType(type, name.text) : undefined;
  }

  const unwrapped = (node: TypeScript.Expression): TypeScript.Expression =>
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
      ? unwrapped(node.expression)
      : node;

  /** Cache: whether members of a type, or of call options, are generated. */
  const checkedTargets = new Map<TypeScript.Type, boolean>();
  function hasGenerated(type: TypeScript.Type, depth = 0): boolean {
    const cached = checkedTargets.get(type);
    if (cached !== undefined) return cached;
    checkedTargets.set(type, false);
    const isOptions = (one: TypeScript.Type) =>
      ["params", "body"].some((name) => {
        const member = checker.getPropertyOfType(one, name);
        return (
          member !== undefined &&
          (originsOf(member).length > 0 || hasGenerated(checker.getTypeOfSymbol(member), depth + 1))
        );
      });
    const found =
      generatedIn(type).length > 0 ||
      (depth < 3 && constituents(type).some((one) => Boolean(one.flags & ts.TypeFlags.Object) && isOptions(one)));
    checkedTargets.set(type, found);
    return found;
  }

  /** Records the values that {@link passOn} collected, after all code is visited. */
  function sendPassed(): void {
    for (const { origin, node } of passed)
      if (!origin.use.builds[origin.key]) send([{ ...origin, key: keyOf(origin.key, ["*"]) }], node, undefined);
  }

  return {
    declarationsOf,
    originsOf,
    constituents,
    elementsOf,
    generatedIn,
    literalsOf,
    hasGenerated,
    memberOfBinding,
    unwrapped,
    read,
    readAll,
    send,
    flow,
    flowIntoParameter,
    mayLack,
    passOn,
    sendPassed,
    noteComparison,
  };
}
