import { expectTypeOf, test } from "vitest";
import {
  type Assessment,
  type AssessmentStatus,
  createClient,
  type ErrorObject,
  type Mail,
  type Move,
  paginate,
  unwrap,
} from "./index.ts";

const client = createClient({ baseUrl: "http://127.0.0.1:4010/control" });
const params = { path: { id: "asm_8Hc4Wg2D" } };

test("a valid call compiles and knows both branches", async () => {
  const { data, error } = await client.POST("/assessments/{id}/start", { params });
  if (error) expectTypeOf(error).toEqualTypeOf<ErrorObject>();
  else expectTypeOf(data.status).toEqualTypeOf<AssessmentStatus>();
  expectTypeOf(await unwrap(client.GET("/assessments/{id}", { params }))).toExtend<Assessment>();
  expectTypeOf<ErrorObject["allowedMoves"]>().toEqualTypeOf<Move[] | undefined>();
});

test("a token is optional, an API key is none", () => {
  createClient({ baseUrl: "http://127.0.0.1:4010/control", token: "secret" });
  // @ts-expect-error the control API takes no API key
  createClient({ baseUrl: "http://127.0.0.1:4010/control", apiKey: "key" });
});

test("a wrong value does not compile", () => {
  // @ts-expect-error there are only correct, wrong and random answers
  client.POST("/assessments/{id}/answer", { params, body: { auto: "perfect" } });
  // @ts-expect-error credits are a number or null
  client.PATCH("/organizations/{id}", { params, body: { credits: "many" } });
  client.PATCH("/organizations/{id}", { params, body: { credits: null } });
  client.POST("/clock/advance", { body: { duration: "P3D" } });
  client.POST("/clock/advance", { body: { duration: 90_000 } });
  // @ts-expect-error a duration is needed
  client.POST("/clock/advance", { body: {} });
});

test("the response to a new key holds the key, a list does not", async () => {
  const created = await unwrap(client.POST("/organizations/{id}/keys", { params }));
  expectTypeOf(created.key).toEqualTypeOf<string>();
  for await (const key of paginate(client, "/organizations/{id}/keys", { params })) {
    // @ts-expect-error the key is shown once
    key.key;
  }
});

test("paginate knows the lists and their elements", async () => {
  const query = { candidateId: "cnd_9Tz3Rk1W" };
  for await (const mail of paginate(client, "/organizations/{id}/mails", { params: { ...params, query } }))
    expectTypeOf(mail).toEqualTypeOf<Mail>();
  // @ts-expect-error not a list
  paginate(client, "/assessments/{id}", { params });
});
