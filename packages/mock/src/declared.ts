type Node = Readonly<Record<string, unknown>>;

export const nodeOf = (value: unknown): Node =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Node) : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export interface Example {
  readonly key: string;
  readonly value?: unknown;
  readonly summary?: string | undefined;
}

export interface DeclaredResponse {
  /** Status, range such as `4XX`, or `default`. */
  readonly code: string;
  readonly description?: string | undefined;
  readonly contents: readonly DeclaredContent[];
  readonly headers: readonly { readonly name: string; readonly examples: readonly Example[] }[];
}

export interface DeclaredContent {
  readonly mediaType: string;
  readonly examples: readonly Example[];
  readonly schema?: unknown;
  readonly properties: Readonly<Record<string, Node>>;
}

interface DeclaredParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly examples: readonly Example[];
  readonly schema: Node;
}

export interface DeclaredOperation {
  /** The operationId, or method and path. */
  readonly id: string;
  /** HTTP method in lower case. */
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly tag: string | undefined;
  readonly responses: readonly DeclaredResponse[];
  readonly parameters: readonly DeclaredParameter[];
  /** Contents of the body; empty without a body. */
  readonly body: readonly DeclaredContent[];
  /** Headers with placeholder credentials, for the first security alternative. */
  readonly credentials: Readonly<Record<string, string>>;
}

export type Resolve = (value: unknown) => Node;

const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

/** Reads the operations of a bundled document. Parses responses and parameters on first use. */
export function readDeclared(document: unknown): { operations: DeclaredOperation[]; resolve: Resolve } {
  const { read, resolve } = declaredReader(document);
  const operations = Object.entries(nodeOf(nodeOf(document).paths)).flatMap(([path, value]) => {
    const item = resolve(value);
    const found = Object.entries(item).filter(([method]) => methods.has(method));
    return found.map(([method, operation]) => read(path, item, method, nodeOf(operation)));
  });
  return { operations, resolve };
}

/** Creates a reader of operations. References are texts, or functions in generated code. */
export function declaredReader(document: unknown) {
  const resolve: Resolve = (value) => {
    const node = nodeOf(value);
    if (typeof node.$ref === "function") return resolve(node.$ref());
    return typeof node.$ref === "string" ? resolve(targetOf(document, node.$ref)) : node;
  };
  const contentsOf = (content: unknown): DeclaredContent[] =>
    Object.entries(nodeOf(content)).map(([mediaType, media]) => ({
      mediaType,
      examples: examplesOf(nodeOf(media)),
      schema: nodeOf(media).schema,
      get properties() {
        const { properties } = resolve(nodeOf(media).schema);
        return Object.fromEntries(Object.entries(nodeOf(properties)).map(([name, one]) => [name, resolve(one)]));
      },
    }));
  const examplesOf = (node: Node): Example[] => {
    if (node.example !== undefined) return [{ key: "default", value: node.example }];
    const named = Object.entries(nodeOf(node.examples)).map(([key, one]) => {
      const { value, dataValue, summary } = resolve(one);
      return { key, value: value ?? dataValue, summary: typeof summary === "string" ? summary : undefined };
    });
    if (named.length > 0) return named;
    // An example of the schema is also an example of the response.
    const { example, examples } = resolve(node.schema);
    const [value] = example === undefined ? listOf(examples) : [example];
    return value === undefined ? [] : [{ key: "default", value }];
  };

  function read(path: string, item: Node, method: string, operation: Node): DeclaredOperation {
    const { operationId, summary, tags } = operation;
    const parameters = lazy(() => {
      const all = [...listOf(item.parameters), ...listOf(operation.parameters)].map(resolve);
      const byName = new Map(all.map((one) => [`${one.in} ${one.name}`, one]));
      return [...byName.values()].map((one) => ({
        name: String(one.name),
        in: String(one.in),
        required: one.required === true,
        examples: examplesOf(one),
        schema: resolve(one.schema),
      }));
    });
    const responses = lazy(() => {
      const declared = Object.entries(nodeOf(operation.responses)).filter(([code]) => !code.startsWith("x-"));
      return (declared.length > 0 ? declared : [["200", {}] as const]).map(([code, response]) => {
        const { content, headers, description } = resolve(response);
        return {
          code,
          description: typeof description === "string" ? description : undefined,
          contents: contentsOf(content),
          headers: Object.entries(nodeOf(headers)).map(([name, header]) => ({
            name,
            examples: examplesOf(resolve(header)),
          })),
        };
      });
    });
    const body = lazy(() => contentsOf(resolve(operation.requestBody).content));
    const [tag] = listOf(tags);
    return {
      id: typeof operationId === "string" ? operationId : `${method.toUpperCase()} ${path}`,
      method,
      path,
      summary: typeof summary === "string" ? summary : "",
      tag: typeof tag === "string" ? tag : undefined,
      get responses() {
        return responses();
      },
      get parameters() {
        return parameters();
      },
      get body() {
        return body();
      },
      get credentials() {
        const [first] = listOf(operation.security ?? nodeOf(document).security);
        return Object.fromEntries(Object.keys(nodeOf(first)).flatMap((name) => credentialOf(name)));
      },
    };
  }

  function credentialOf(name: string): [string, string][] {
    const scheme = resolve(nodeOf(nodeOf(nodeOf(document).components).securitySchemes)[name]);
    if (scheme.type === "apiKey") return scheme.in === "header" ? [[String(scheme.name), "YOUR_API_KEY"]] : [];
    const isBasic = scheme.type === "http" && String(scheme.scheme).toLowerCase() === "basic";
    return [["Authorization", isBasic ? "Basic dXNlcjpwYXNzd29yZA==" : "Bearer YOUR_TOKEN"]];
  }

  return { read, resolve };
}

export const targetOf = (document: unknown, $ref: string): unknown =>
  stepsOf($ref).reduce<unknown>((at, step) => (at as Node | undefined)?.[step], document);

/** Returns the decoded tokens of a local reference such as `#/components/schemas/Pet`. */
export const stepsOf = ($ref: string): string[] =>
  $ref
    .slice(2)
    .split("/")
    .map((step) => decoded(step).replaceAll("~1", "/").replaceAll("~0", "~"));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function lazy<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
