import { expect, test } from "vitest";
import { addressesOf } from "./addresses.ts";

test("returns a URL per host, with the same user, database and parameters", () => {
  expect(
    addressesOf("postgres://user:p%40ss@one:5432,other:5433/db?sslmode=require&target_session_attrs=read-write"),
  ).toEqual([
    "postgres://user:p%40ss@one:5432/db?sslmode=require",
    "postgres://user:p%40ss@other:5433/db?sslmode=require",
  ]);
  expect(addressesOf("postgresql://localhost/db")).toEqual(["postgresql://localhost/db"]);
  expect(addressesOf("postgres://[::1]:5432,127.0.0.1/db")).toHaveLength(2);
});

test.each([
  "http://one/db",
  "postgres://one",
  "postgres://one/",
  "postgres://one:x/db",
  "postgres://one,:5432/db",
  "a folder",
])("returns no URL for %s", (text) => {
  expect(addressesOf(text)).toEqual([]);
});
