import type { LookupAddress } from "node:dns";
import { networkInterfaces } from "node:os";
import { describe, expect, test } from "vitest";
import {
  AddressError,
  type AddressPolicy,
  createDemandOther,
  createLookup,
  demandAllowedIp,
  demandAllowedUrl,
  mergeLookups,
  type Place,
  type Resolve,
} from "./addresses.ts";

const allows = (url: string, policy: AddressPolicy) => {
  try {
    demandAllowedUrl(url, policy);
    return true;
  } catch (error) {
    if (error instanceof AddressError) return false;
    throw error;
  }
};

describe("an IP address", () => {
  test.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://[::1]/",
    "http://[0:0:0:0:0:0:0:1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://①②⑦.0.0.1/",
    "http://localhost/",
    "http://api.localhost./",
  ])("%s is this machine in any spelling", (url) => {
    expect(allows(url, "loopback")).toBe(true);
    expect(allows(url, "public")).toBe(false);
    expect(allows(url, "any")).toBe(true);
  });

  test.each([
    "https://10.0.0.1/",
    "https://192.168.1.1/",
    "https://172.16.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://255.255.255.255/",
    "https://224.0.0.1/",
    "https://[fe80::1]/",
    "https://[fc00::1]/",
    "https://[::]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::a00:1]/",
    "https://[2002:a00:1::]/",
    "https://0x0a000001/",
    // All IPv6 notations of IPv4 addresses.
    "https://[::127.0.0.1]/",
    "https://[::10.0.0.1]/",
    "https://[::8.8.8.8]/",
    "https://[::ffff:0:127.0.0.1]/",
    "https://[64:ff9b::127.0.0.1]/",
    "https://[64:ff9b:1::127.0.0.1]/",
    "https://[2002:7f00:1::1]/",
    "https://[2001:0:4136:e378:8000:63bf:80ff:fffe]/",
    "https://[2606:4700::5efe:127.0.0.1]/",
    "https://[2606:4700::200:5efe:10.0.0.1]/",
    "https://[fe80::5efe:10.0.0.1]/",
    "https://[4000::1]/",
    "https://[2001:db8::1]/",
  ])("%s is not public", (url) => {
    expect(allows(url, "public")).toBe(false);
    expect(allows(url, "loopback")).toBe(false);
    expect(allows(url, "any")).toBe(true);
  });

  test("a public address allows https, and http if any address is allowed", () => {
    for (const url of ["https://93.184.215.14/", "https://[2606:2800:21f::1]/", "https://hooks.example.com/"])
      for (const policy of ["public", "loopback", "any"] as const) expect(allows(url, policy), url).toBe(true);
    expect(allows("http://hooks.example.com/", "loopback")).toBe(false);
    expect(allows("http://hooks.example.com/", "any")).toBe(true);
  });
});

describe("a name", () => {
  const resolve = (addresses: readonly string[], policy: AddressPolicy) =>
    new Promise<readonly LookupAddress[]>((done, fail) => {
      const answers = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
      const dns: Resolve = (_name, _options, callback) => callback(null, answers);
      createLookup(policy, dns)("hooks.example.com", { all: true }, (error, all) =>
        error ? fail(error) : done(all as LookupAddress[]),
      );
    });

  test("is refused when any of its addresses is not allowed", async () => {
    await expect(resolve(["93.184.215.14", "10.0.0.1"], "public")).rejects.toThrow(AddressError);
    await expect(resolve(["93.184.215.14", "::ffff:127.0.0.1"], "public")).rejects.toThrow(AddressError);
    expect(await resolve(["93.184.215.14", "127.0.0.1"], "loopback")).toHaveLength(2);
  });

  test("that leads to a private network is refused with the setting that allows it", () => {
    expect(() => demandAllowedIp("10.0.0.1", "loopback")).toThrow("--webhook-addresses any");
    expect(() => demandAllowedIp("127.0.0.1", "public")).toThrow("--webhook-addresses loopback");
  });

  test("is looked up once for concurrent requests, and again later", async () => {
    const lookups: string[] = [];
    const resolve = mergeLookups((name, _options, callback) => {
      lookups.push(name);
      setImmediate(() => callback(null, [{ address: `192.0.2.${lookups.length}`, family: 4 }]));
    });
    const lookup = (name: string) =>
      new Promise((done) => resolve(name, { all: true }, (_, addresses) => done(addresses[0]?.address)));
    const both = await Promise.all([lookup("slow.example"), lookup("slow.example"), lookup("other.example")]);
    expect(both).toEqual(["192.0.2.2", "192.0.2.2", "192.0.2.2"]);
    expect(lookups).toEqual(["slow.example", "other.example"]);
    expect(await lookup("slow.example")).toBe("192.0.2.3");
  });
});

describe("a URL of the sandbox", () => {
  const demandOf = (place: Partial<Place> = {}) =>
    createDemandOther(() => ({ origin: "http://127.0.0.1:4010", host: "127.0.0.1", port: 4010, ...place }));
  const own = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ family }) => family === "IPv4").map(({ address }) => address),
  );

  test.each([
    "http://127.0.0.1:4010/control/organizations",
    "http://127.0.0.1:4010/",
    "http://localhost:4010/v1/candidates",
    "http://api.localhost.:4010/control",
    "http://127.9.9.9:4010/",
    "http://2130706433:4010/control",
    "http://[::1]:4010/control",
    "http://[::ffff:127.0.0.1]:4010/control",
    "http://0.0.0.0:4010/control",
    "http://[::]:4010/control",
    "https://localhost:4010/control",
    "http://127.0.0.1:4010/catcher/",
    "http://127.0.0.1:4010/catcher/org_1/../../control/clock/advance",
    "http://127.0.0.1:4010/catcher/%2e%2e/control",
    ...own.map((address) => `http://${address}:4010/control`),
  ])("%s is the sandbox itself", (url) => {
    expect(() => demandOf()(url)).toThrow(/is the sandbox itself; use .*\/catcher\/<organization>/);
  });

  test.each([
    "https://sandbox.example.com/base/control",
    "https://sandbox.example.com:443/base",
    "http://127.0.0.1:4010/v2",
  ])("%s is the sandbox behind a proxy", (url) => {
    expect(() => demandOf({ origin: "https://sandbox.example.com/base" })(url)).toThrow("is the sandbox itself");
  });

  test.each([
    "http://127.0.0.1:4010/catcher/org_1",
    "http://127.0.0.1:4011/control",
    "http://localhost/control",
    "https://hooks.example.com:4010/control",
    "https://sandbox.example.com/other",
    "https://sandbox.example.com/base/catcher/org_1",
  ])("%s is not the sandbox, or accepts webhooks", (url) => {
    expect(demandOf({ origin: "https://sandbox.example.com/base" })(url)).toBeUndefined();
  });

  test("a host name of the sandbox is detected after its lookup", () => {
    const demand = demandOf();
    expect(() => demand("http://hooks.example.com:4010/control", "::ffff:127.0.0.1")).toThrow("is the sandbox itself");
    expect(demand("http://hooks.example.com:4010/control", "93.184.215.14")).toBeUndefined();
  });
});
