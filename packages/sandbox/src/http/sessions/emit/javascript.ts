import { versions } from "../../versions.ts";
import { ORGANIZATION, ORIGIN, type Session, type Step } from "../session.ts";
import { addressOf, bracketed, escaped, headOf, type Language, statementsOf, writerOf } from "./program.ts";

const variables: Readonly<Record<string, string>> = { [ORGANIZATION]: "world.organizationId", [ORIGIN]: "world.url" };

const quoted = (text: string): string => `"${escaped(text)}"`;
const isName = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text);

const defaultType = ({ api }: Step): string => (api === "control" ? "application/json" : versions[api].mediaType);

const javascript: Language = {
  escape: escaped,
  template(parts) {
    const inner = parts.map((part) =>
      "variable" in part ? `\${${this.variable(part.variable)}}` : escaped(part.text).replaceAll(/[`$]/g, "\\$&"),
    );
    return `\`${inner.join("")}\``;
  },
  constants: { null: "null", true: "true", false: "false" },
  object: (members) =>
    bracketed("{", members.map(([name, value]) => `${isName(name) ? name : quoted(name)}: ${value}`), "}", " "), // biome-ignore format: one line
  variable: (name) => variables[name] ?? name,
  member: (place) =>
    place.map((step) => (typeof step === "number" ? `[${step}]` : isName(step) ? `.${step}` : `[${quoted(step)}]`)).join(""), // biome-ignore format: one line
  call(step, { string, literal }) {
    const { method, body } = step;
    const content = body && (body.text === undefined ? `json: ${literal(body.json)}` : `text: ${string(body.text)}`);
    const type = body && body.mediaType !== defaultType(step) ? `, contentType: ${quoted(body.mediaType)}` : "";
    const options = body === undefined ? "" : `, { ${content}${type} }`;
    return `await world.request(${quoted(method)}, ${string(addressOf(step))}${options})`;
  },
  bind: (name, value) => `const ${name} = ${value};`,
  operand: (call) => `(${call})`,
  assert: (actual, expected) => `expect(${actual}).toBe(${expected});`,
};

/**
 * @param use test function to choose the world
 * @param given arguments before the test function
 */
const write =
  (runner: "vitest" | "playwright", expectFrom: string, use: string, given = "") =>
  (session: Session): string => {
    const { title, world, steps } = session;
    return `${headOf(session)
      .map((line) => `// ${line}`)
      .join("\n")}
import { test } from "@assessment-api/sandbox/${runner}";
import { expect } from "${expectFrom}";

test.${use}({ worldOptions: ${writerOf(javascript).literal(world)} });

test(${quoted(title)}, ${given}async ({ world }) => {
${statementsOf(steps, javascript, "  ")}
});
`;
  };

/** Five seconds are too short for long sessions. */
export const vitest = write("vitest", "vitest", "override", "{ timeout: 30_000 }, ");
export const playwright = write("playwright", "@playwright/test", "use");
