import type { CreatedApiKey, NewApiKey } from "@assessment-api/control";
import { type Command, Option } from "commander";
import { addPageFlags, type PageFlags, readVersions } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "./organization-flag.ts";
import { list, type Print, readable, show } from "./output.ts";

const describe = ({ id, key, versions }: CreatedApiKey): string =>
  `${key}\n\nThis is ${id}, for ${versions.join(", ")}. Keep it: it is not shown again.`;

/** `keys list|create|delete` */
export function keyCommands(print: Print): Command {
  const group = createGroup("keys", "API keys, which V1, V2 and V3 ask for");
  const add = (...given: Parameters<typeof addCommand>) => addOrganizationFlag(addCommand(...given));

  addPageFlags(add(group, "list", "list API keys by their last characters", ["list"])).action(
    async (flags: ConnectionFlags & OrganizationFlag & PageFlags) => {
      const client = connect(flags);
      const path = { id: await organizationOf(client, flags) };
      const query = { count: flags.count, page: flags.page };
      const page = await ask(client.GET("/organizations/{id}/keys", { params: { path, query } }));
      show(print, flags, page, (keys) =>
        list(keys, "There is no key.", {
          id: ({ id }) => id,
          key: ({ hint }) => `…${hint}`,
          versions: ({ versions }) => versions.join(" "),
          created: ({ creationDate }) => readable(creationDate),
        }),
      );
    },
  );

  add(group, "create", "create an API key and print it, this once", [
    "create",
    "create --versions V2",
    "create --key EXAMPLE_KEY_DO_NOT_USE --json",
  ])
    .addOption(
      new Option("--versions <list>", "versions it opens, separated by commas; all by default").argParser(readVersions),
    )
    .option("--key <key>", "the key, instead of a random one")
    .action(async (flags: ConnectionFlags & OrganizationFlag & NewApiKey) => {
      const client = connect(flags);
      const path = { id: await organizationOf(client, flags) };
      const { versions, key } = flags;
      const body = { ...(versions && { versions }), ...(key !== undefined && { key }) };
      show(print, flags, await ask(client.POST("/organizations/{id}/keys", { params: { path }, body })), describe);
    });

  add(group, "delete", "delete an API key; it opens nothing any more", ["delete key_7Gm2Xp5R"])
    .argument("<id>", "identifier of the key, not the key itself")
    .action(async (keyId: string, flags: ConnectionFlags & OrganizationFlag) => {
      const client = connect(flags);
      const path = { id: await organizationOf(client, flags), keyId };
      await ask(client.DELETE("/organizations/{id}/keys/{keyId}", { params: { path } }));
      show(print, flags, { deleted: keyId }, () => `Deleted ${keyId}.`);
    });

  return group;
}
