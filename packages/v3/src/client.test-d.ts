import { expectTypeOf, test } from "vitest";
import { createClient, type ErrorObject, type ListPath, type Person, paginate, type Team, unwrap } from "./index.ts";

const client = createClient({ baseUrl: "https://api.assessments.example/v3", apiKey: "key" });
const params = { path: { personId: "per_7Rj2Wc9F" } };

test("a valid call compiles and knows both branches", async () => {
  const { data, error } = await client.GET("/boost/v3/people/{personId}", { params });
  if (error) expectTypeOf(error).toEqualTypeOf<ErrorObject>();
  else expectTypeOf(data).toEqualTypeOf<Person>();
  expectTypeOf(await unwrap(client.POST("/boost/v3/teams", { body: { name: "Platform" } }))).toEqualTypeOf<Team>();
});

test("a wrong enum value does not compile", () => {
  // @ts-expect-error no such section
  client.GET("/boost/v3/people/{personId}/aggregated", { params: { ...params, query: { sections: ["cv"] } } });
  // @ts-expect-error isActive is text
  client.GET("/boost/v3/certificateDefinitions", { params: { query: { isActive: true } } });
});

test("a missing required field does not compile", () => {
  // @ts-expect-error teamId is required
  client.POST("/boost/v3/invitations", { body: { email: "maya.lindqvist@example.com" } });
});

test("an unknown path or method does not compile", () => {
  // @ts-expect-error V3 paths carry the segment v3
  client.GET("/boost/people");
  // @ts-expect-error job positions are not deleted
  client.DELETE("/boost/v3/jobPositions/{jobPositionId}", { params: { path: { jobPositionId: "jp_5Kn3Ts7B" } } });
});

test("the wrong status branch does not compile", async () => {
  const { data, error } = await client.GET("/boost/v3/people/{personId}", { params });
  // @ts-expect-error data may be undefined until the error is ruled out
  data.email;
  if (error) {
    // @ts-expect-error an error has no person
    data.email;
  }
});

test("a merge patch takes null to remove a value, and no other type", () => {
  client.PATCH("/boost/v3/people/{personId}", { params, body: { firstName: null } });
  client.PATCH("/boost/v3/people/{personId}/customFields", { params, body: { shirtSize: null, floor: 4 } });
  // @ts-expect-error a custom field is a string, an integer or null
  client.PATCH("/boost/v3/people/{personId}/customFields", { params, body: { remote: true } });
});

test("paginate knows the lists and their elements", async () => {
  for await (const person of paginate(client, "/boost/v3/people")) expectTypeOf(person).toEqualTypeOf<Person>();
  // @ts-expect-error the path parameter is required
  paginate(client, "/boost/v3/people/{personId}/skills");
  expectTypeOf<ListPath>().toEqualTypeOf<
    | "/boost/v3/people"
    | "/boost/v3/people/{personId}/skills"
    | "/boost/v3/people/{personId}/roles"
    | "/boost/v3/people/{personId}/certificates"
    | "/boost/v3/teams"
    | "/boost/v3/skills"
    | "/boost/v3/skillFolders"
    | "/boost/v3/skillsets"
    | "/boost/v3/positionFamilies"
    | "/boost/v3/seniorityLevels"
    | "/boost/v3/certificateDefinitions"
    | "/boost/v3/jobPositions"
  >();
});
