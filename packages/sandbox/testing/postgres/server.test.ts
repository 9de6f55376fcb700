import { expect, it } from "vitest";
import { findPackage, importPackage } from "./server.ts";

const entry = findPackage();

it.skipIf(entry === undefined)("a server for tests leaves the exit code of the process alone", async () => {
  const events: NodeJS.EventEmitter = process;
  const listeners = () => ["beforeExit", "exit"].flatMap((end) => events.listeners(end));
  const before = listeners();
  await importPackage(entry as string);
  expect(listeners()).toEqual(before);
});
