import { versions } from "../../versions.ts";
import { ORGANIZATION, ORIGIN, type Place, partsOf, type Session, type Step, type Text } from "../session.ts";
import { addressOf, bracketed, headOf, indented, isRead, joined, literal, quoted } from "./text.ts";

const variables: Readonly<Record<string, string>> = { [ORGANIZATION]: "world.organizationId", [ORIGIN]: "world.url" };

/** A text as a string, or as a template where it has variables. */
function string(text: Text): string {
  const parts = partsOf(text);
  if (parts.every((part) => "text" in part))
    return quoted(parts.map((part) => ("text" in part ? part.text : "")).join(""));
  const [only] = parts;
  if (parts.length === 1 && only && "variable" in only) return variables[only.variable] ?? only.variable;
  const inner = parts.map((part) =>
    "variable" in part
      ? `\${${variables[part.variable] ?? part.variable}}`
      : quoted(part.text).slice(1, -1).replaceAll(/[`$]/g, "\\$&"),
  );
  return `\`${inner.join("")}\``;
}

const isName = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text);
const nameOf = (name: string): string => (isName(name) ? name : quoted(name));

const syntax = {
  string,
  object: (members: readonly (readonly [string, string])[]) =>
    bracketed("{", members.map(([name, value]) => `${nameOf(name)}: ${value}`), "}"), // biome-ignore format: one line
  array: (elements: readonly string[]) => bracketed("[", elements, "]", false),
};

const pathTo = (place: Place): string =>
  place
    .map((step) =>
      typeof step === "string" && isName(step) ? `.${step}` : `[${typeof step === "string" ? quoted(step) : step}]`,
    )
    .join("");

/** Content-Type that `world.request` sends by default. */
const usualType = ({ api }: Step): string => (api === "control" ? "application/json" : versions[api].mediaType);

function lines(step: Step): string[] {
  const { name, method, body, status, expects, saves } = step;
  const type = body && body.mediaType !== usualType(step) ? `, contentType: ${quoted(body.mediaType)}` : "";
  const content =
    body && (body.text === undefined ? `json: ${literal(body.json, syntax)}` : `text: ${string(body.text)}`);
  const sent = body === undefined ? "" : `, { ${content}${type} }`;
  const call = `await world.request(${quoted(method)}, ${string(addressOf(step))}${sent})`;
  if (!isRead(step)) return [`expect((${call}).status).toBe(${status});`];
  return [
    `const ${name} = ${call};`,
    `expect(${name}.status).toBe(${status});`,
    ...expects.map(({ at, value }) => `expect(${name}.body${pathTo(at)}).toBe(${literal(value, syntax)});`),
    ...saves.map((saved) => `const ${saved.name} = ${name}.body${pathTo(saved.at)};`),
  ];
}

/** A test for Vitest or Playwright: what differs is how worlds are chosen, and where `expect` comes from. */
const write =
  (runner: "vitest" | "playwright", from: string, use: string, given = "") =>
  (session: Session): string => {
    const { title, world, steps } = session;
    const blocks = steps.map(lines);
    return `${headOf(session)
      .map((line) => `// ${line}`)
      .join("\n")}
import { test } from "@assessment-api/sandbox/${runner}";
import { expect } from "${from}";

test.${use}({ worldOptions: ${literal(world, syntax)} });

test(${quoted(title)}, ${given}async ({ world }) => {
${indented(joined(blocks).split("\n"), "  ").join("\n")}
});
`;
  };

/** Vitest ends a test after five seconds, which a session of many calls may take where the machine is busy. */
export const vitest = write("vitest", "vitest", "override", "{ timeout: 30_000 }, ");
export const playwright = write("playwright", "@playwright/test", "use");
