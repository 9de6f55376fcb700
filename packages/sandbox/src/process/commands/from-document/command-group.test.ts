import type { Command } from "commander";
import { expect, test } from "vitest";
import { controlCommands } from "../index.ts";

const commands = controlCommands(() => {}).flatMap((group) =>
  group.commands.map((command) => [`${group.name()} ${command.name()}`, command] as const),
);

function helpOf(command: Command): string {
  let help = "";
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  return help;
}

test.each(commands)("the help of %s has a description and an example", (name, command) => {
  expect(command.description()).toMatch(/^[a-z]/);
  expect(helpOf(command)).toMatch(new RegExp(`Examples:\n  \\S.* ${name}\\b`));
});

test("a command without a description has that of the document", () => {
  const [, command] = commands.find(([name]) => name === "people forget-skill") ?? [];
  expect(command?.description()).toBe("delete a skill of a person");
  expect(command && helpOf(command)).toContain("people forget-skill per_7Rj2Wc9F skl_2Mf7Xb4N\n");
});
