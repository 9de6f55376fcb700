import type ts from "typescript";
import { typescript } from "./load-compiler.ts";

const { factory } = typescript;
const exported = [factory.createModifier(typescript.SyntaxKind.ExportKeyword)];

const isSchemas = (member: ts.TypeElement): member is ts.PropertySignature & { type: ts.TypeLiteralNode } =>
  typescript.isPropertySignature(member) &&
  typescript.isIdentifier(member.name) &&
  member.name.text === "schemas" &&
  member.type !== undefined &&
  typescript.isTypeLiteralNode(member.type);

/**
 * Declares each component schema as a type of its own, to which `components` refers: an editor shows a value as `Candidate`, and a
 * property of an anonymous type written out.
 */
export function declareComponents(nodes: ts.Node[], names: ReadonlyMap<string, string>): ts.Node[] {
  const declarations: ts.Node[] = [];

  function declare(member: ts.TypeElement): ts.TypeElement {
    const key =
      member.name && (typescript.isIdentifier(member.name) || typescript.isStringLiteral(member.name))
        ? member.name.text
        : "";
    const name = names.get(key);
    if (name === undefined || !typescript.isPropertySignature(member) || member.type === undefined) return member;
    const declaration = factory.createTypeAliasDeclaration(exported, name, undefined, member.type);
    declarations.push(
      typescript.setSyntheticLeadingComments(declaration, typescript.getSyntheticLeadingComments(member)),
    );
    return factory.createPropertySignature(
      member.modifiers,
      member.name,
      member.questionToken,
      factory.createTypeReferenceNode(name),
    );
  }

  const changed = nodes.map((node) => {
    if (!typescript.isInterfaceDeclaration(node) || node.name.text !== "components") return node;
    const members = node.members.map((member) =>
      isSchemas(member)
        ? factory.updatePropertySignature(
            member,
            member.modifiers,
            member.name,
            member.questionToken,
            factory.createTypeLiteralNode(member.type.members.map(declare)),
          )
        : member,
    );
    return factory.updateInterfaceDeclaration(
      node,
      node.modifiers,
      node.name,
      node.typeParameters,
      node.heritageClauses,
      members,
    );
  });
  return [...changed, ...declarations];
}
