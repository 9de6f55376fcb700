import type { SessionTarget } from "@assessment-api/control";
import { type Command, Option } from "commander";
import { addConnectionFlags, type ConnectionFlags, connect, createGroup, request } from "../connection.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "../from-document/organization-flag.ts";
import type { Print } from "../output.ts";

const targets: Readonly<Record<SessionTarget, true>> = {
  vitest: true,
  playwright: true,
  pytest: true,
  arazzo: true,
};

type Flags = ConnectionFlags &
  OrganizationFlag & { readonly from: string; readonly to?: string; readonly as: SessionTarget };

export function exportCommand(print: Print): Command {
  const command = createGroup("export", "export recorded calls as a test, from a journal entry on");
  return addOrganizationFlag(
    addConnectionFlags(command, [
      "export --from req_8Vd2Kq5W1nXa --as vitest > session.test.ts",
      "export --from req_8Vd2Kq5W1nXa --to req_8Vd2Kq5W1nXb --as pytest > test_session.py",
    ]),
  )
    .requiredOption("--from <entry>", "the first entry of the session, such as an X-Request-Id")
    .option("--to <entry>", "the last entry of the session (default: the newest)")
    .addOption(new Option("--as <target>", "format of the test").choices(Object.keys(targets)).makeOptionMandatory())
    .action(async ({ from, to, as, ...flags }: Flags) => {
      const client = connect(flags);
      const params = {
        path: { id: await organizationOf(client, flags) },
        query: { from, as, ...(to !== undefined && { to }) },
      };
      const text = await request(client.GET("/organizations/{id}/session", { params, parseAs: "text" }));
      print(flags.json ? JSON.stringify(text) : text.trimEnd());
    });
}
