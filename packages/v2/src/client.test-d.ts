import { expectTypeOf, test } from "vitest";
import {
  type Assessment,
  type Candidate,
  type CandidateExtended,
  createClient,
  type ErrorObject,
  type ListPath,
  type Person,
  type PersonSkill,
  paginate,
  type Test,
  unwrap,
} from "./index.ts";

const client = createClient({ baseUrl: "https://api.assessments.example/v2", apiKey: "key" });
const id = "cnd_4h7Qm2Xs";

test("a valid call compiles and knows both branches", async () => {
  const { data, error } = await client.POST("/candidates", { body: { email: "maya.lindqvist@example.com" } });
  if (error) expectTypeOf(error).toEqualTypeOf<ErrorObject>();
  else expectTypeOf(data).toExtend<Candidate>();
  const extended = await unwrap(client.GET("/candidates/{id}", { params: { path: { id } } }));
  expectTypeOf(extended).toExtend<CandidateExtended>();
  expectTypeOf(extended._embedded.assessments[0]).toExtend<Assessment | undefined>();
});

test("a response without body has no data", async () => {
  expectTypeOf(await unwrap(client.DELETE("/candidates/{id}", { params: { path: { id } } }))).toBeUndefined();
});

test("a wrong enum value does not compile", () => {
  // @ts-expect-error only ACCEPTED and REJECTED can be set
  client.PATCH("/candidates/{id}", { params: { path: { id } }, body: { status: "NEW" } });
  // @ts-expect-error no such seniority
  client.GET("/predefined-tests", { params: { query: { seniorityLevels: ["EXPERT"] } } });
});

test("a missing required field does not compile", () => {
  // @ts-expect-error testId is required
  client.POST("/invitations", { body: { email: "maya.lindqvist@example.com" } });
  // @ts-expect-error one of the two forms is required
  client.POST("/tests", { body: {} });
});

test("an unknown path or method does not compile", () => {
  // @ts-expect-error the path is /predefined-tests
  client.GET("/predefinedTests");
  // @ts-expect-error V2 has no read of one team
  client.GET("/boost/teams/{id}", { params: { path: { id } } });
});

test("the wrong status branch does not compile", async () => {
  const { data, error } = await client.GET("/tests/{id}", { params: { path: { id } } });
  // @ts-expect-error data may be undefined until the error is ruled out
  data.name;
  if (error) {
    // @ts-expect-error an error has no test
    data.name;
  }
});

test("a ZIP body is bytes, a YAML body is text", () => {
  client.PUT("/tasks/zip", { body: new Blob() });
  client.PUT("/tasks/zip", { body: new Uint8Array() });
  client.PUT("/tasks/zip", { body: new Blob().stream() });
  // @ts-expect-error a file path is not a package
  client.PUT("/tasks/zip", { body: "task.zip" });
  client.PUT("/tasks/yaml", { body: "tasks: []" });
  // @ts-expect-error YAML goes out as text
  client.PUT("/tasks/yaml", { body: { tasks: [] } });
});

test("paginate knows the lists and their elements", async () => {
  for await (const candidate of paginate(client, "/candidates")) expectTypeOf(candidate).toEqualTypeOf<Candidate>();
  for await (const one of paginate(client, "/tests")) expectTypeOf(one).toEqualTypeOf<Test>();
  for await (const person of paginate(client, "/boost/people")) expectTypeOf(person).toEqualTypeOf<Person>();
  for await (const skill of paginate(client, "/boost/people/{id}/skills", { params: { path: { id } } })) {
    expectTypeOf(skill).toEqualTypeOf<PersonSkill>();
  }
  // @ts-expect-error the path parameter is required
  paginate(client, "/boost/people/{id}/skills");
  expectTypeOf<ListPath>().toEqualTypeOf<
    | "/candidates"
    | "/invitations"
    | "/tests"
    | "/predefined-tests"
    | "/boost/people"
    | "/boost/people/{id}/skills"
    | "/boost/teams"
    | "/boost/skills"
    | "/boost/skillFolders"
    | "/boost/skillRatings"
  >();
});
