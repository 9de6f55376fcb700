import type { Fault } from "@assessment-api/control";
import { type Command, Option } from "commander";
import { createCommandGroup } from "./from-document/command-group.ts";
import { facts, listOf, type Print, readable } from "./output.ts";

const requests = ({ keyId, version, operation }: Fault): string =>
  [version, operation, keyId && `with ${keyId}`].filter((part) => part !== undefined).join(" ") || "all";

const outcomeOf = ({ delayInMs, outcome }: Fault): string =>
  [delayInMs !== undefined && `delayed by ${delayInMs} ms`, outcome].filter((part) => part).join(", then ");

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

export function faultCommands(print: Print): Command {
  const { group, add } = createCommandGroup(
    print,
    "faults",
    "fault injection: make requests fail or wait, to test a client",
    {
      describe,
    },
  );

  add("list", "listFaults", {
    show: listOf<Fault>("No active faults.", {
      id: ({ id }) => id,
      requests,
      outcome: outcomeOf,
      happens: times,
    }),
  });
  add("create", "createFault", {
    about: "make requests fail or wait",
    examples: [
      "create --status 503 --count 3 --operation createInvitation",
      "create --cut --share 0.1 --key key_1Vn6Ks8C",
      "create --delay 5s",
    ],
    flags: [
      new Option("--status <status>", "status of the response").choices(["429", "500", "503"]),
      new Option("--cut", "cut the connection without a response"),
    ],
    body: (body, { status, cut }) => ({
      ...body,
      ...(status !== undefined && { outcome: Number(status) }),
      ...(cut === true && { outcome: "connection" }),
    }),
  });
  add("delete", "deleteFault");
  return group;
}
