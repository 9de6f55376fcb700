import { type ApiDocument, isJson, type Operation } from "@assessment-api/contract-tests/internal";
import { operationFaultsIn } from "../change.ts";
import { copyOf, type Fault, type Target } from "../fault.ts";
import { changeAt, type Member, membersOf } from "../places.ts";

const { inSuccess } = operationFaultsIn("schemas");

interface Kind {
  name: string;
  fits(member: Member): boolean;
  change(value: unknown): unknown;
}

const says = ({ schemas }: Member, key: string): boolean => schemas.some((schema) => key in schema);

const KINDS: Kind[] = [
  { name: "without", fits: ({ required }) => required, change: () => undefined },
  {
    name: "with another type of",
    fits: (member) => member.required,
    change: (value) => (typeof value === "string" ? 7 : "text"),
  },
  { name: "with an unknown value of", fits: (member) => says(member, "enum"), change: () => "SOMETHING_ELSE" },
  { name: "with a malformed", fits: (member) => says(member, "format"), change: () => "not well-formed" },
  {
    name: "with null as",
    fits: (member) => !member.schemas.some(({ type }) => [type].flat().includes("null")),
    change: () => null,
  },
  { name: "with a number out of bounds as", fits: (member) => says(member, "maximum"), change: () => 1_000_000 },
  { name: "with a negative number as", fits: (member) => says(member, "minimum"), change: () => -7 },
];

/** Returns faults in response bodies. Kinds and members are distributed over the operations. */
export function schemaFaults(document: ApiDocument, target: Target): Fault[] {
  const perOperation = { v1: 6, v2: 3, v3: 3, control: 1 }[target];
  const faults: Fault[] = [];
  for (const [index, operation] of document.operations.entries()) {
    const schema = jsonSchemaOf(operation);
    if (!schema) continue;
    const members = membersOf(document, schema);
    const fitting = KINDS.filter((kind) => members.some((member) => kind.fits(member)));
    for (let turn = 0; turn < Math.min(perOperation, fitting.length); turn += 1) {
      const kind = fitting[(index + turn) % fitting.length] as Kind;
      const choice = members.filter((member) => kind.fits(member));
      const member = choice[(index * 3 + turn) % Math.min(choice.length, 8)] as Member;
      faults.push(
        inSuccess("schema", operation.id, `${kind.name} ${member.way.join(".")}`, (response, _, { accepts }) => {
          const body = copyOf(response.body);
          if (!changeAt(body, member.way, kind.change) || accepts(schema.pointer, body)) return false;
          response.body = body;
        }),
      );
    }
  }
  return faults;
}

export const jsonSchemaOf = ({ responses }: Operation) =>
  responses
    .filter(({ status }) => status.startsWith("2"))
    .flatMap(({ media }) => media.filter((one) => isJson(one.mediaType)))[0]?.schema;
