import { paginate, unwrap } from "@assessment-api/v2";
import { describe, expect } from "vitest";
import { startWithSkills, test } from "../../../testing/start-with-skills.ts";
import { catalogueOf } from "../../seed/catalogue/catalogue.ts";

const area = await catalogueOf("org_1", 0);
const VENDOR = "application/vnd.vendor.v2.hal+json";

describe("GET /boost/skills", () => {
  test("has links that lead from the first page to the last, and agree with the cursor", async () => {
    const { apiKey, urls } = await startWithSkills();
    const first = `${urls.v2}/boost/skills?includeHidden=true`;
    const shown: string[] = [];
    let pages = 0;
    for (let address: string | undefined = first; address !== undefined; pages++) {
      const response: Response = await fetch(address, { headers: { "Vendor-Api-Key": apiKey } });
      const { _embedded, slice, _links } = await response.json();
      shown.push(..._embedded.skills.map(({ id }: { id: string }) => id));
      expect(_links.first.href).toBe(first);
      expect(_links.next?.href).toBe(slice.next && `${first}&after=${slice.next}`);
      address = _links.next?.href;
    }
    expect(pages).toBeGreaterThan(1);
    expect(shown).toEqual(area.skills.filter(({ disabled }) => !disabled).map(({ id }) => id));
  });

  test("lists the same skills as V3, in the words of V2", async ({ v2 }) => {
    const query = { includeDisabled: true, includeHidden: true };
    const { _embedded, _links } = await unwrap(v2.GET("/boost/skills", { params: { query } }));
    const { default: document } = await import("@assessment-api/v2/openapi.json", { with: { type: "json" } });
    expect(_embedded.skills.slice(0, 4)).toEqual(document.components.examples.skillPageAll.value._embedded.skills);
    expect(_links.first.href).toMatch(/\/v2\/boost\/skills\?includeDisabled=true&includeHidden=true$/);
    const all: string[] = [];
    for await (const { id } of paginate(v2, "/boost/skills", { params: { query } })) all.push(id);
    expect(all).toEqual(area.skills.map(({ id }) => id));
  });

  test("refuses cursors of other lists", async ({ v2 }) => {
    const { error, response } = await v2.GET("/boost/skills", { params: { query: { after: "page-2" } } });
    expect(response.status).toBe(400);
    expect(error).toMatchObject({
      code: 400,
      validationErrors: [
        { field: "after", value: "page-2", message: "must be a cursor of the page before, sent with the same filters" },
      ],
    });
  });
});

describe("GET /boost/skillFolders", () => {
  test("lists folders, and shows one by its id", async ({ v2, other }) => {
    const { default: document } = await import("@assessment-api/v2/openapi.json", { with: { type: "json" } });
    const { skillFolderGroup, skillGo } = document.components.examples;
    const at = (id: string) => ({ params: { path: { id } } });
    expect(await unwrap(v2.GET("/boost/skillFolders/{id}", at("fld_4Bt2Ue7X")))).toEqual(skillFolderGroup.value);
    expect(await unwrap(v2.GET("/boost/skills/{id}", at("skl_2Mf7Xb4N")))).toEqual(skillGo.value);
    const { _embedded } = await unwrap(v2.GET("/boost/skillFolders"));
    expect(_embedded.skillFolders[2]).toEqual(skillFolderGroup.value);
    for (const path of ["/boost/skillFolders/{id}", "/boost/skills/{id}"] as const) {
      const { error } = await other.v2.GET(path, at(path.includes("Folders") ? "fld_4Bt2Ue7X" : "skl_2Mf7Xb4N"));
      expect(error).toMatchObject({ code: 404, validationErrors: [] });
    }
  });
});

describe("the media type of responses below /boost", () => {
  test.each([
    [undefined, VENDOR],
    ["*/*", VENDOR],
    ["application/json", "application/json"],
    [VENDOR, VENDOR],
    [`application/json;q=0.5, ${VENDOR};q=0.4`, "application/json"],
    [`application/json;q=0.5, ${VENDOR}`, VENDOR],
    ["application/*", VENDOR],
    [`${VENDOR};q=0, */*;q=0.1`, "application/json"],
  ])("follows Accept: %s", async (accept, expected) => {
    const { apiKey, urls } = await startWithSkills();
    const headers = { "Vendor-Api-Key": apiKey, ...(accept !== undefined && { accept }) };
    for (const [path, status] of [
      ["/boost/skills", 200],
      ["/boost/skills/skl_2Mf7Xb4N", 200],
      ["/boost/skills/skl_none", 404],
      ["/boost/skills?after=x", 400],
    ] as const) {
      const response = await fetch(`${urls.v2}${path}`, { headers });
      expect([path, response.status, response.headers.get("content-type")]).toEqual([path, status, expected]);
    }
  });

  test("is 406 if Accept excludes all media types", async () => {
    const { apiKey, urls } = await startWithSkills();
    const headers = { "Vendor-Api-Key": apiKey, accept: "text/html" };
    expect((await fetch(`${urls.v2}/boost/skills`, { headers })).status).toBe(406);
  });
});
