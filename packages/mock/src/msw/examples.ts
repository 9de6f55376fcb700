/** A response as the document shows it. */
export interface Shown {
  /** Undefined where the response has no body. */
  readonly mediaType: string | undefined;
  /** Names of the examples, in the document's order. */
  readonly names: readonly string[];
  /** @returns a copy, to be changed */
  body(name: string | undefined): unknown;
  /** Examples of required headers. */
  readonly headers: Readonly<Record<string, string>>;
}

type Node = Readonly<Record<string, unknown>>;

/** Reads what the document shows of the responses of its operations. */
export function createExamples(document: unknown) {
  const operations = new Map<string, Node>();
  for (const item of Object.values(nodeOf(nodeOf(document).paths)))
    for (const operation of Object.values(nodeOf(item))) {
      const { operationId } = nodeOf(operation);
      if (typeof operationId === "string") operations.set(operationId, nodeOf(operation));
    }

  const resolve = (value: unknown): Node => {
    const node = nodeOf(value);
    if (typeof node.$ref !== "string") return node;
    const steps = node.$ref.slice(2).split("/");
    return resolve(steps.reduce<unknown>((at, step) => nodeOf(at)[step.replaceAll("~1", "/")], document));
  };

  const responsesOf = (operationId: string) => nodeOf(operations.get(operationId)?.responses);

  return {
    /** The status of an operation's success. */
    success: (operationId: string): number =>
      Number(Object.keys(responsesOf(operationId)).find((status) => status.startsWith("2")) ?? 200),

    /** Statuses that the document declares, without `default`. */
    statuses: (operationId: string): number[] =>
      Object.keys(responsesOf(operationId)).map(Number).filter(Number.isInteger),

    /** @returns undefined where the document declares nothing for the status */
    shown(operationId: string, status: number): Shown | undefined {
      const responses = responsesOf(operationId);
      const declared = responses[status] ?? (status >= 400 ? responses.default : undefined);
      if (declared === undefined) return undefined;
      const { content, headers } = resolve(declared);
      const [[mediaType, media] = [undefined, {}]] = Object.entries(nodeOf(content));
      const examples = nodeOf(nodeOf(media).examples);
      const names = Object.keys(examples);
      return {
        mediaType,
        names,
        body: (name = names[0]) => structuredClone(resolve(examples[name ?? ""]).value),
        headers: Object.fromEntries(
          Object.entries(nodeOf(headers))
            .map(([header, value]) => [header, resolve(value)] as const)
            .filter(([, { required }]) => required === true)
            .map(([header, { example }]) => [header, String(example)]),
        ),
      };
    },
  };
}

export type Examples = ReturnType<typeof createExamples>;

const nodeOf = (value: unknown): Node => (typeof value === "object" && value !== null ? (value as Node) : {});
