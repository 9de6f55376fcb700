import { afterAll, beforeAll, expect, test } from "vitest";
import { startHostile } from "./testing/leaving.ts";

let hostile: Awaited<ReturnType<typeof startHostile>>;
beforeAll(async () => {
  hostile = await startHostile();
});
afterAll(() => hostile.close());

const fork = "ORIGIN/control/organizations/OWN/snapshots/SNAPSHOT";
const json = '{ "content-type": "application/json" }, "{}"';

const addresses: Record<string, readonly (readonly [method: string, url: string])[]> = {
  "encoded letters of a fixed segment": [
    ["POST", `${fork}/fork`],
    ["POST", `${fork}/for%6b`],
    ["POST", `${fork}/for%6B`],
    ["POST", `${fork}/%66ork`],
    ["POST", `${fork}/%66%6f%72%6b`],
    ["POST", "ORIGIN/control/organizations/OWN/snapsho%74s/SNAPSHOT/fork"],
    ["POST", "ORIGIN/control/%6frganizations/OWN/snapshots/SNAPSHOT/f%6Frk"],
  ],
  "double or invalid encoding": [
    ["POST", `${fork}/for%256b`],
    ["POST", `${fork}/for%25256b`],
    ["POST", `${fork}/for%6`],
    ["POST", `${fork}/for%zz`],
    ["POST", `${fork}/for%c1%ab`],
    ["POST", `${fork}/for%u006b`],
  ],
  "dots, slashes, parameters": [
    ["POST", `${fork}/./fork`],
    ["POST", `${fork}/x/../fork`],
    ["POST", `${fork}/x/%2e%2e/fork`],
    ["POST", `${fork}/%2E/fork`],
    ["POST", `${fork}//fork`],
    ["POST", `${fork}/fork/`],
    ["POST", `${fork}/fork//`],
    ["POST", `${fork}/fork;a=b`],
    ["POST", `${fork};a=b/fork`],
    ["POST", `${fork}/fork%3Ba`],
    ["POST", `${fork}%2Ffork`],
    ["POST", `${fork}%2ffork`],
    ["POST", `${fork}\\\\fork`],
    ["POST", `${fork}%5Cfork`],
    ["POST", `${fork}/fork%00`],
    ["POST", `${fork}/fork%20`],
    ["POST", `${fork}/fork%0a`],
    ["POST", `${fork}/fork?x=y`],
    ["POST", `${fork}/fork#x`],
    ["POST", `${fork}/fo\\trk`],
    ["POST", `${fork}/FORK`],
    ["post", `${fork}/fork`],
    ["GET", "ORIGIN/control/organizations/OWN/../OTHER"],
    ["GET", "ORIGIN/control/organizations/OWN/%2e%2e/OTHER"],
    ["GET", "ORIGIN/control/organizations/OWN%2F..%2FOTHER"],
    ["GET", "ORIGIN/control/organizations/OWN/..%2FOTHER"],
    ["GET", "ORIGIN/v2/../control/organizations/OTHER"],
    ["GET", "ORIGIN/v2/%2e%2e/control/organizations/OTHER"],
    ["GET", "ORIGIN/v2/..%2fcontrol/organizations/OTHER"],
    ["GET", "ORIGIN//control/organizations/OTHER"],
    ["GET", "ORIGIN/control//organizations/OTHER"],
    ["GET", "ORIGIN/CONTROL/organizations/OTHER"],
    ["GET", "ORIGIN/%63ontrol/organizations/OTHER"],
  ],
  methods: [
    ["delete", "ORIGIN/control/organizations/OWN"],
    ["DeLeTe", "ORIGIN/control/organizations/OWN"],
    ["DELETE", "ORIGIN/control/organizations/OWN%20"],
    ["OPTIONS", "ORIGIN/control/organizations/OTHER"],
    ["TRACE", "ORIGIN/v2/candidates"],
    ["CONNECT", "ORIGIN/v2/candidates"],
  ],
  "other organizations and unknown paths": [
    ["GET", "ORIGIN/control/explanations/OTHERREQ"],
    ["GET", "ORIGIN/control/organizations"],
    ["POST", "ORIGIN/control/organizations"],
    ["DELETE", "ORIGIN/control/organizations/OTHER"],
    ["POST", "ORIGIN/control/organizations/OTHER/keys"],
    ["POST", "ORIGIN/control/assessments/OTHERCND/cancel"],
    ["POST", "ORIGIN/control/assessments/OTHERCND%09/cancel"],
    ["POST", "ORIGIN/control/clock/advance"],
    ["POST", "ORIGIN/control/clock/%61dvance"],
    ["GET", "ORIGIN/metrics"],
    ["GET", "ORIGIN/control"],
    ["GET", "ORIGIN/v2x/candidates"],
  ],
  "other hosts": [
    ["GET", "http://ELSEWHERE/v2/candidates"],
    ["GET", "http://127.0.0.1@ELSEWHERE/v2/candidates"],
    ["GET", "//ELSEWHERE/v2/candidates"],
    ["GET", "http:\\\\\\\\ELSEWHERE\\\\v2\\\\candidates"],
    ["GET", "file:///etc/hostname"],
    ["GET", "data:text/plain,x"],
  ],
};

test.each(Object.entries(addresses))("no request leaves: %s", async (_, group) => {
  const before = await hostile.outside();
  const attempts = group.map(
    ([method, url]) =>
      `[${JSON.stringify(`${method} ${url}`)}, () => raw("${method}", "${url}", ${/^(get|trace|connect|options)$/i.test(method) ? "{}" : json})],`,
  );
  const { failed, text, left } = await hostile.run(`
    const outcomes: Record<string, unknown> = {};
    for (const [name, send] of [${attempts.join("\n")}] as const)
      outcomes[name] = await send().catch((error: unknown) => String(error));
    return Object.values(outcomes);`);
  expect(left.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  expect(failed, text).toBe(false);
  expect(JSON.parse(text)).toEqual(group.map(() => expect.stringMatching(/Error: /)));
  expect(hostile.visitors).toEqual([]);
  expect(await hostile.outside()).toEqual(before);
});

test.each([
  ["a letter", "ORIGIN/v2/candidate%73"],
  ["every letter", "ORIGIN/v2/%63%61%6e%64%69%64%61%74%65%73"],
  ["an identifier", "ORIGIN/control/organizations/ENCODED"],
  ["dots that lead back", "ORIGIN/v2/x/../candidates"],
])("an address of the organization with another spelling of %s is sent as matched", async (_, url) => {
  const { text, left } = await hostile.run(`return await raw("GET", "${url}")`);
  expect(text).toBe("200");
  expect(left.map(hostile.wrongWith)).toEqual([undefined]);
});

const headers: readonly (readonly [name: string, headers: string])[] = [
  ["the key of another organization", '{ "Vendor-Api-Key": "OTHERKEY" }'],
  ["that key in capitals", '{ "VENDOR-API-KEY": "OTHERKEY" }'],
  ["that key in lower case", '{ "vendor-api-key": "OTHERKEY" }'],
  ["that key twice", '{ "vendor-api-key": "OTHERKEY", "Vendor-Api-Key": "OTHERKEY" }'],
  ["that key next to the session's", '{ "vendor-api-key": "session, OTHERKEY" }'],
  ["that key for another version", '{ "X-Api-Key": "OTHERKEY" }'],
  ["that key as a bearer token", '{ authorization: "Bearer OTHERKEY" }'],
  ["that key as basic authentication", '{ Authorization: "Basic OTHERKEY" }'],
  ["that key in a cookie", '{ cookie: "key=OTHERKEY" }'],
  [
    "another method",
    '{ "x-http-method-override": "DELETE", "X-HTTP-Method": "DELETE", "x-method-override": "DELETE" }',
  ],
  ["another host", '{ host: "elsewhere", "x-forwarded-host": "elsewhere", forwarded: "host=elsewhere" }'],
  ["another path", '{ "x-original-url": "/control/organizations", "x-rewrite-url": "/control/organizations" }'],
  ["a proxy", '{ "proxy-authorization": "Bearer OTHERKEY", "proxy-connection": "close" }'],
  ["another length", '{ "content-length": "5", "transfer-encoding": "chunked", connection: "x-api-key" }'],
];

test("headers with the key of another organization, another method, host or path are replaced or dropped", async () => {
  const before = await hostile.outside();
  const sends = headers.map(([, given]) => `() => raw("GET", "ORIGIN/v2/candidates", ${given}),`);
  const { text, left } = await hostile.run(`
    const statuses = [];
    for (const send of [${sends.join("\n")}]) statuses.push(await send());
    return statuses;`);
  expect(JSON.parse(text)).toEqual(headers.map(() => 200));
  const wrong = left.map((sent, index) => [headers[index]?.[0], hostile.wrongWith(sent)]);
  expect(wrong).toEqual(headers.map(([name]) => [name, undefined]));
  expect(left.map((sent) => sent.headers.get("vendor-api-key"))).not.toContain("session");
  expect(await hostile.outside()).toEqual(before);
});

test("a changed prototype or a changed client does not open the gate", async () => {
  const before = await hostile.outside();
  for (const snippet of [
    `(Array.prototype as any).map = () => []; return await raw("POST", "${fork}/for%6b", ${json})`,
    `(String.prototype as any).startsWith = () => true; return await raw("GET", "ORIGIN/control/organizations/OTHER")`,
    `return await control.GET("/organizations/{id}", { params: { path: { id: "OTHER" } }, baseUrl: "ORIGIN/control/organizations/OWN/.." } as any)`,
    `return await (v2 as any).GET("/candidates", { apiKey: "OTHERKEY", headers: { "Vendor-Api-Key": "OTHERKEY" } }).then((one: any) => one.response.status)`,
  ])
    expect((await hostile.run(snippet)).left.map(hostile.wrongWith).filter(Boolean)).toEqual([]);
  expect(await hostile.outside()).toEqual(before);
});
