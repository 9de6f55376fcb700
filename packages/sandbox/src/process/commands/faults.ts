import type { ApiVersion, Fault, NewFault } from "@assessment-api/control";
import { type Command, InvalidArgumentError, Option } from "commander";
import { addPageFlags, type PageFlags, readMilliseconds, readNumber } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "./organization-flag.ts";
import { facts, list, type Print, readable, show } from "./output.ts";

const requests = ({ keyId, version, operation }: Fault): string =>
  [version, operation, keyId && `with ${keyId}`].filter((part) => part !== undefined).join(" ") || "all";

const outcomeOf = ({ delayInMs, outcome }: Fault): string =>
  [delayInMs !== undefined && `${delayInMs} ms late`, outcome].filter((part) => part).join(", then ");

const times = ({ count, share }: Fault): string =>
  [count === undefined ? "until deleted" : `${count} more`, share !== undefined && `${share * 100} %`]
    .filter((part) => part)
    .join(", ");

const describe = (fault: Fault): string =>
  facts({
    Fault: fault.id,
    Requests: requests(fault),
    Outcome: outcomeOf(fault),
    Happens: times(fault),
    Created: readable(fault.creationDate),
  });

type Flags = ConnectionFlags & OrganizationFlag;

interface CreateFlags {
  readonly key?: string;
  readonly apiVersion?: ApiVersion;
  readonly operation?: string;
  readonly status?: 429 | 500 | 503;
  readonly cut?: boolean;
  readonly delay?: number;
  readonly count?: number;
  readonly share?: number;
}

/** `faults list|create|delete` */
export function faultCommands(print: Print): Command {
  const group = createGroup("faults", "let requests fail or wait, to try a client");
  const add = (...given: Parameters<typeof addCommand>) => addOrganizationFlag(addCommand(...given));

  addPageFlags(add(group, "list", "list faults, oldest first", ["list"])).action(async (flags: Flags & PageFlags) => {
    const client = connect(flags);
    const { count, page } = flags;
    const params = { path: { id: await organizationOf(client, flags) }, query: { count, page } };
    show(print, flags, await ask(client.GET("/organizations/{id}/faults", { params })), (faults) =>
      list(faults, "There is no fault.", { id: ({ id }) => id, requests, outcome: outcomeOf, happens: times }),
    );
  });

  add(group, "create", "let requests fail or wait from now on", [
    "create --status 503 --count 3 --operation createInvitation",
    "create --cut --share 0.1 --key key_1Vn6Ks8C",
    "create --delay 5s",
  ])
    .option("--key <id>", "only requests with this key")
    .addOption(new Option("--api-version <version>", "only requests of this version").choices(["V1", "V2", "V3"]))
    .option("--operation <operationId>", "only requests of this operation")
    .addOption(
      new Option("--status <status>", "status of the response").choices(["429", "500", "503"]).argParser(readStatus),
    )
    .option("--cut", "the connection is cut, without a response")
    .addOption(new Option("--delay <duration>", "time that comes first, such as 2s").argParser(readMilliseconds))
    .addOption(new Option("--count <number>", "how many requests; all until it is deleted").argParser(readNumber))
    .addOption(new Option("--share <part>", "part of the requests, such as 0.1").argParser(readNumber))
    .action(async (flags: Flags & CreateFlags) => {
      const client = connect(flags);
      const { key, apiVersion, operation, status, cut, delay, count, share } = flags;
      const outcome = cut ? "connection" : status;
      const body: NewFault = {
        ...(key !== undefined && { keyId: key }),
        ...(apiVersion !== undefined && { version: apiVersion }),
        ...(operation !== undefined && { operation }),
        ...(outcome !== undefined && { outcome }),
        ...(delay !== undefined && { delayInMs: delay }),
        ...(count !== undefined && { count }),
        ...(share !== undefined && { share }),
      };
      const params = { path: { id: await organizationOf(client, flags) } };
      show(print, flags, await ask(client.POST("/organizations/{id}/faults", { params, body })), describe);
    });

  add(group, "delete", "end a fault", ["delete flt_5Gy1Wm8C"])
    .argument("<id>", "identifier of the fault")
    .action(async (id: string, flags: Flags) => {
      const client = connect(flags);
      const params = { path: { id: await organizationOf(client, flags), faultId: id } };
      await ask(client.DELETE("/organizations/{id}/faults/{faultId}", { params }));
      show(print, flags, { id }, () => `The fault ${id} is deleted.`);
    });

  return group;
}

function readStatus(text: string): number {
  if (["429", "500", "503"].includes(text)) return Number(text);
  throw new InvalidArgumentError("It must be 429, 500 or 503.");
}
