import { expect, test } from "vitest";
import { help, readOptions } from "./options.ts";

test.each([
  [["--ulr", "x"], "unknown option '--ulr'; see --help"],
  [["--url"], "option '--url <value>' argument missing; see --help"],
  [["--url", "localhost"], "--url must be an address such as http://127.0.0.1:4010, not localhost; see --help"],
  [["--time", "0"], "--time must be a number from 1 to 600, not 0; see --help"],
  [["--http", "70000"], "--http must be a number from 0 to 65535, not 70000; see --help"],
  [["start"], /^unexpected argument 'start'.*; see --help$/],
])("%j is refused with a reference to --help", (args, message) => {
  expect(() => readOptions(args, {})).toThrow(message);
});

test("the control token comes from the variable of the sandbox", () => {
  const env = { ASSESSMENT_API_SANDBOX_CONTROL_TOKEN: "token" };
  expect(readOptions([], env).token).toBe("token");
  expect(readOptions(["--token", "other"], env).token).toBe("other");
  expect(readOptions([], { ASSESSMENT_API_SANDBOX_CONTROL_TOKEN: "", ASSESSMENT_API_SANDBOX_URL: "" })).toMatchObject({
    token: undefined,
    url: "http://127.0.0.1:4010",
  });
  for (const name of Object.keys(env)) expect(help).toContain(name);
});
