import type { Client } from "@assessment-api/control";
import { Argument, type Command, type Option } from "commander";
import { SandboxError } from "../../errors.ts";
import { addConnectionFlags, type ConnectionFlags, connect, createGroup, request } from "../connection.ts";
import { type Print, show } from "../output.ts";
import { describeInput, flagOf, isNullable, jsonOption, lowerFirst, optionOf, readingOf } from "./inputs.ts";
import { controlOperations, type DataOf, type Input, type Operation, type OperationId } from "./operations.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "./organization-flag.ts";

const PAGE_SIZE = 20;

type Values = Readonly<Record<string, unknown>>;
type Path = Readonly<Record<string, string>>;

/** A command. Help, arguments and flags come from the document, with these overrides. */
export interface OperationCommand<Id extends OperationId> {
  readonly about?: string;
  /** Without command and group name. */
  readonly examples?: readonly string[];
  /** Body properties as arguments after the ids. */
  readonly takes?: readonly (string | Argument)[];
  readonly named?: Readonly<Record<string, string>>;
  readonly defaults?: Values;
  readonly flags?: readonly Option[];
  /** For `--organization`; needs a compatible body and response. */
  readonly ofOrganization?: OperationId;
  readonly needsFlag?: boolean;
  readonly body?: (body: Values, flags: Values, at: { client: Client; path: Path }) => object | Promise<object>;
  /** Default: the group's `describe`, or a deletion message. */
  readonly show?: (data: DataOf<Id>, args: readonly string[]) => string;
}

/** Requires `show` if the response is not the group's subject. */
type Described<Id extends OperationId, Subject> =
  DataOf<Id> extends Subject | undefined
    ? [command?: OperationCommand<Id>]
    : [command: OperationCommand<Id> & Required<Pick<OperationCommand<Id>, "show">>];

export interface CommandGroup<Subject = never> {
  readonly group: Command;
  readonly add: <Id extends OperationId>(name: string, operation: Id, ...command: Described<Id, Subject>) => void;
}

interface GroupOptions<Subject> {
  readonly describe?: (subject: Subject) => string;
  readonly ofOrganizations?: boolean;
  readonly subject?: string;
  readonly find?: (client: Client, path: Path) => Promise<Path>;
}

const lastPart = (name: string): string => name.replace(/Id$/, "");

export function createCommandGroup<Subject = never>(
  print: Print,
  name: string,
  description: string,
  { describe, ofOrganizations = false, subject, find }: GroupOptions<Subject> = {},
): CommandGroup<Subject> {
  const group = createGroup(name, description);

  function add<Id extends OperationId>(commandName: string, id: Id, ...[given]: Described<Id, Subject>): void {
    const spec: OperationCommand<Id> = given ?? {};
    const operation = controlOperations[id];
    const { takes = [], body: finish = (body) => body } = spec;
    const isOrganizations = !ofOrganizations && operation.path.startsWith("/organizations/{id}/");
    const ids = operation.pathParameters.slice(isOrganizations ? 1 : 0);
    const taken = takes.map((one) => (typeof one === "string" ? argumentOf(operation, one) : one));
    const flags = flagsOf(operation, spec);
    const needed = spec.needsFlag ?? operation.method === "PATCH";

    const command = group
      .command(commandName)
      .description(spec.about ?? lowerFirst(operation.summary.replace(/^Get /, "Show ")));
    const { examples = [[commandName, ...ids.map(({ example }) => example)].join(" ")] } = spec;
    addConnectionFlags(
      command,
      examples.map((example) => `${name} ${example}`),
    );
    if (isOrganizations) addOrganizationFlag(command);
    if (spec.ofOrganization !== undefined) command.option("--organization <id>", "only for this organization");
    ids.forEach((input, index) => {
      const about = index === 0 && subject !== undefined ? subject : describeInput(input);
      command.argument(`<${index === 0 ? "id" : lastPart(input.name)}>`, about);
    });
    for (const argument of taken) command.addArgument(argument);
    for (const { option } of flags) command.addOption(option);

    command.action(async (...typed: unknown[]) => {
      const values = command.opts() as ConnectionFlags & OrganizationFlag & Values;
      const args = typed.slice(0, ids.length + taken.length);
      const client = connect(values);
      const named = Object.fromEntries(ids.map((input, index) => [input.name, args[index] as string]));
      const { organization: chosen } = values;
      const one = chosen === undefined ? undefined : spec.ofOrganization;
      const organization = isOrganizations ? { id: await organizationOf(client, values) } : chosen && { id: chosen };
      const path = { ...organization, ...named };
      const found = find === undefined || ids.length === 0 ? path : await find(client, path);
      const valuesIn = (inputs: readonly Input[]) =>
        flags.flatMap(({ option, input }) => {
          const value = values[option.attributeName()];
          if (input === undefined || value === undefined || !inputs.includes(input)) return [];
          // Commander turns null into an empty string.
          return [[input.name, value === "" && isNullable(input) ? null : value]];
        });
      const bodyArgs = taken.map((argument, index) => [argument.name(), args[ids.length + index]]);
      const entered = Object.fromEntries([
        ...bodyArgs.filter(([, value]) => value !== undefined),
        ...valuesIn(operation.body),
      ]);
      const body = await finish({ ...(values.data as object | undefined), ...entered }, values, {
        client,
        path: found,
      });
      if (needed && Object.keys(body).length === 0) throw new SandboxError(`no change given; use ${or(flags)}`);
      const query = Object.fromEntries(valuesIn(operation.query));
      const init = { params: { path: found, query }, ...(operation.body.length > 0 && { body }) };
      const data = await request(send(client, one === undefined ? operation : controlOperations[one], init));
      const present = () => {
        if (spec.show !== undefined) return spec.show(data as DataOf<Id>, args as string[]);
        return data === undefined || describe === undefined ? `Deleted ${args[0]}.` : describe(data as Subject);
      };
      show(print, values, data ?? { deleted: args[0] }, present);
    });
  }
  return { group, add };
}

interface Flag {
  readonly option: Option;
  readonly input?: Input;
}

function flagsOf(
  operation: Operation,
  {
    takes = [],
    named = {},
    defaults = {},
    flags = [],
  }: Pick<OperationCommand<OperationId>, "takes" | "named" | "defaults" | "flags">,
): Flag[] {
  const own = flags.map((option) => ({ option }));
  const isOwn = (option: Option) => flags.some((one) => one.long === option.long);
  const answered = operation.method === "PATCH" || operation.method === "PUT";
  const isTaken = (name: string) => takes.some((one) => (typeof one === "string" ? one : one.name()) === name);
  const inputs = [...operation.query, ...operation.body].filter(({ name }) => !isTaken(name));
  const derived = inputs.flatMap((input): Flag[] => {
    const { [input.name]: flag } = named;
    const option = optionOf(input, {
      flag: flag === undefined ? flagOf(input.name) : `--${flag}`,
      answered: answered || input.schema.default === true,
    });
    if (option === undefined || isOwn(option)) return [];
    if (operation.query.includes(input) && input.name === "count") option.default(PAGE_SIZE);
    if (input.name in defaults) option.default(defaults[input.name]);
    return [{ option: option.makeOptionMandatory(input.required), input }];
  });
  const rest = operation.body.filter((input) => readingOf(input) === undefined).map(({ name }) => name);
  return [...derived, ...own, ...(flags.length === 0 && rest.length > 0 ? [{ option: jsonOption(rest) }] : [])];
}

function argumentOf({ body }: Operation, name: string): Argument {
  const input = body.find((one) => one.name === name);
  if (input === undefined) throw new Error(`The body has no ${name}.`);
  const reading = readingOf(input);
  const argument = new Argument(input.required ? `<${name}>` : `[${name}]`, describeInput(input, reading));
  return reading === undefined ? argument : argument.argParser(reading.read);
}

const or = (flags: readonly Flag[]): string => {
  const names = flags.map(({ option }) => option.long);
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((part) => part !== "").join(" or ");
};

type Call = (path: string, init: object) => ReturnType<Client["GET"]>;

const send = (client: Client, { method, path }: Operation, init: object) =>
  (client as unknown as Record<string, Call>)[method]?.(path, init) as ReturnType<Client["GET"]>;
