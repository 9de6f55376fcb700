import { expectTypeOf, test } from "vitest";
import {
  type Candidate,
  type CandidateStatus,
  createClient,
  type ErrorObject,
  type Exam,
  paginate,
  unwrap,
} from "./index.ts";

const client = createClient({ baseUrl: "https://api.assessments.example/v1", apiKey: "key" });
const body = { email: "maya.lindqvist@example.com", firstName: "Maya", lastName: "Lindqvist", examId: "tst_3Fd9Ke7H" };

test("a valid call compiles and knows both branches", async () => {
  const { data, error } = await client.POST("/candidates", { body });
  if (error) expectTypeOf(error).toEqualTypeOf<ErrorObject>();
  else expectTypeOf(data.status).toEqualTypeOf<CandidateStatus>();
  expectTypeOf(await unwrap(client.POST("/candidates", { body }))).toExtend<Candidate>();
});

test("a wrong enum value does not compile", () => {
  // @ts-expect-error STARTED is not a list status
  client.GET("/candidates", { params: { query: { status: ["STARTED"] } } });
  // @ts-expect-error ERROR is a status of the detail only
  client.GET("/candidates", { params: { query: { status: ["ERROR"] } } });
});

test("a missing required field does not compile", () => {
  const { examId: _, ...incomplete } = body;
  // @ts-expect-error examId is required
  client.POST("/candidates", { body: incomplete });
  // @ts-expect-error the path parameter is required
  client.GET("/candidates/{id}", {});
});

test("an unknown path or method does not compile", () => {
  // @ts-expect-error no such path
  client.GET("/candidate");
  // @ts-expect-error V1 deletes nothing
  client.DELETE("/candidates/{id}", { params: { path: { id: "cnd_4h7Qm2Xs" } } });
});

test("the wrong status branch does not compile", async () => {
  const { data, error } = await client.GET("/exams/{id}", { params: { path: { id: "tst_3Fd9Ke7H" } } });
  // @ts-expect-error data may be undefined until the error is ruled out
  data.name;
  // @ts-expect-error an error has no name
  error?.name;
  if (error) {
    // @ts-expect-error an error has no exam
    data.name;
  }
});

test("paginate knows the lists and their elements", async () => {
  for await (const exam of paginate(client, "/exams")) expectTypeOf(exam).toEqualTypeOf<Exam>();
  paginate(client, "/candidates", { params: { query: { tags: ["backend"] } } });
  // @ts-expect-error not a list
  paginate(client, "/exams/{id}", { params: { path: { id: "tst_3Fd9Ke7H" } } });
  // @ts-expect-error no such filter
  paginate(client, "/exams", { params: { query: { tags: ["backend"] } } });
});
