import type { ApiKey, CreatedApiKey } from "@assessment-api/control";
import type { Command } from "commander";
import { createCommandGroup } from "./from-document/command-group.ts";
import { listOf, type Print, readable } from "./output.ts";

const describe = ({ id, key, versions }: CreatedApiKey): string =>
  `${key}\n\nThis is ${id}, for ${versions.join(", ")}. Keep it: it is not shown again.`;

export function keyCommands(print: Print): Command {
  const { group, add } = createCommandGroup(print, "keys", "API keys of V1, V2 and V3", {
    describe,
    subject: "identifier of the key, not the key itself",
  });

  add("list", "listKeys", {
    show: listOf<ApiKey>("No API keys.", {
      id: ({ id }) => id,
      name: ({ name = "" }) => name,
      key: ({ hint }) => `…${hint}`,
      versions: ({ versions }) => versions.join(" "),
      created: ({ creationDate }) => readable(creationDate),
    }),
  });
  add("create", "createKey", {
    about: "create an API key and print it once; only its hash is stored",
    examples: ["create", "create --versions V2", "create --key EXAMPLE_KEY_DO_NOT_USE --json"],
  });
  add("delete", "deleteKey", { about: "delete an API key; requests with it are refused" });
  return group;
}
