import type { ExplainedProblem, Explanation } from "@assessment-api/control";
import type { Command } from "commander";
import { addConnectionFlags, type ConnectionFlags, connect, createGroup, request } from "../connection.ts";
import { facts, type Print, readable, show } from "../output.ts";

const problemLine = ({ field, value, message, pointer }: ExplainedProblem): string =>
  `  ${field} ${message}${value === "" ? "" : `, not ${value}`}${pointer === undefined ? "" : `  (#${pointer})`}`;

export const describeExplanation = ({ problems, document, ...explanation }: Explanation): string =>
  [
    facts({
      Request: `${explanation.method} ${explanation.path}, ${readable(explanation.date)}`,
      Status: String(explanation.status),
      Operation: [explanation.version, explanation.operation].filter((part) => part !== undefined).join(" "),
      Rule: explanation.rule,
      Message: explanation.message,
      Found: explanation.found,
      Expected: explanation.expected,
      Remedy: explanation.remedy,
      Document: document?.href,
    }),
    ...problems.map(problemLine),
  ].join("\n");

export function explainCommand(print: Print): Command {
  const command = createGroup("explain", "explain why a request was refused, and how to fix it");
  return addConnectionFlags(command, ["explain req_8Vd2Kq5W1nXa", "explain err_6Vd2Kq5W"])
    .argument("<id>", "X-Request-Id of the response, or the errorId in its body")
    .action(async (id: string, flags: ConnectionFlags) => {
      const explanation = await request(connect(flags).GET("/explanations/{id}", { params: { path: { id } } }));
      show(print, flags, explanation, describeExplanation);
    });
}
