import { paginate, unwrap } from "@assessment-api/v2";
import { describe, expect } from "vitest";
import { takeTest } from "../../../testing/lives.ts";
import { type StartedWithCatalogue, startWithCatalogue, test } from "../../../testing/start-with-catalogue.ts";
import { deleteAssessment, startAssessment } from "../../service/assessments.ts";
import { addAssessment, createCandidate } from "../../service/candidates.ts";

const at = (id: string) => ({ params: { path: { id } } });

async function invite({ v2, catalogue, settle }: StartedWithCatalogue, name: string, more: object = {}) {
  const body = { email: `${name.toLowerCase()}@example.com`, firstName: name, testId: catalogue.manual.id, ...more };
  const invitation = await unwrap(v2.POST("/invitations", { body }));
  await settle();
  return { id: invitation.id, candidateId: invitation._embedded.candidate.id };
}

describe("POST /invitations", () => {
  test("creates candidate and assessment together, both NEW", async ({ v2, urls, catalogue, apiKey }) => {
    const body = {
      email: "maya@example.com",
      firstName: "Maya",
      lastName: "Lindqvist",
      tags: ["backend"],
      externalId: "ATS-1",
      testId: catalogue.manual.id,
      validityInDays: 1.5,
      customFields: { requisition: "REQ-1" },
    };
    const { data, response } = await v2.POST("/invitations", { body });
    expect(response.status).toBe(201);
    const self = `${urls.v2}/invitations/${data?.id}`;
    expect(data).toMatchObject({
      id: expect.stringMatching(/^asm_/),
      _links: { self: { href: self } },
      _embedded: {
        candidate: { email: body.email, firstName: "Maya", externalId: "ATS-1", status: "NEW", customFields: {} },
        assessment: {
          id: data?.id,
          status: "NEW",
          customFields: body.customFields,
          expirationDate: "2026-03-03T21:15:00.000Z",
        },
      },
    });
    expect(data?._embedded.candidate).not.toHaveProperty("_embedded");
    expect(data?._embedded.assessment).not.toHaveProperty("sections");
    expect(response.headers.get("location")).toBe(self);
    expect((await fetch(self, { headers: { "Vendor-Api-Key": apiKey } })).status).toBe(200);
  });

  test("counts the validity from when the test opens", async ({ sandbox }) => {
    const { id } = await invite(sandbox, "Maya", { testStartDate: "2026-04-01T12:00:00+02:00", validityInDays: 1 });
    const { data } = await sandbox.v2.GET("/invitations/{id}", at(id));
    expect(data?._embedded.assessment.expirationDate).toBe("2026-04-02T10:00:00.000Z");
    await expect(startAssessment(sandbox.world, sandbox.organizationId, id)).rejects.toThrow(/opens at 2026-04-01T10/);
  });

  test("sends the mail with the note, unless communication is disabled", async ({ sandbox }) => {
    await invite(sandbox, "Maya", { note: "Good luck!" });
    const silent = await invite(sandbox, "Lena", { disableCommunication: true });
    const { items } = await sandbox.world.store.mails.list(sandbox.organizationId, {}, { offset: 0, limit: 10 });
    expect(items.map(({ to, text }) => [to, text.includes("Good luck!")])).toEqual([["maya@example.com", true]]);
    const { data } = await sandbox.v2.GET("/invitations/{id}", at(silent.id));
    expect(data?._embedded).toMatchObject({
      candidate: { status: "WAITING_FOR_ANSWERS", disableCommunication: true },
      assessment: { status: "TOKEN_SENT" },
    });
  });

  test("responds with 404 for an unknown test, 409 for an unusable one, 400 for a used externalId; nobody is created", async () => {
    const sandbox = await startWithCatalogue();
    const { v2, other, catalogue } = sandbox;
    const create = async (client: typeof v2, more: object) =>
      (await client.POST("/invitations", { body: { email: "a@example.com", testId: catalogue.manual.id, ...more } }))
        .error;
    const field = "testId";
    const message = "must be the id of a test";
    expect(await create(v2, { testId: "tst_0" })).toMatchObject({
      code: 404,
      validationErrors: [{ field, value: "tst_0", message }],
    });
    expect(await create(other.v2, {})).toMatchObject({ code: 404, validationErrors: [{ field }] });
    expect((await create(v2, { testId: catalogue.draft.id }))?.code).toBe(409);
    await createCandidate(sandbox.world, sandbox.organizationId, { email: "b@example.com", externalId: "ATS-1" });
    expect(await create(v2, { externalId: "ATS-1" })).toMatchObject({
      code: 400,
      validationErrors: [{ field: "externalId", value: "ATS-1" }],
    });
    expect(await create(v2, { testStartDate: "soon", testId: undefined })).toMatchObject({
      code: 400,
      validationErrors: expect.arrayContaining([expect.objectContaining({ field: "testStartDate", value: "soon" })]),
    });
    expect((await unwrap(v2.GET("/invitations"))).page.totalElements).toBe(0);
    expect((await unwrap(v2.GET("/candidates"))).page.totalElements).toBe(1);
  });

  test("responds with 417 without credits", async () => {
    const sandbox = await startWithCatalogue({ credits: 1 });
    await invite(sandbox, "Maya");
    const body = { email: "lena@example.com", testId: sandbox.catalogue.manual.id };
    const { error } = await sandbox.v2.POST("/invitations", { body });
    expect(error).toMatchObject({ code: 417, validationErrors: [] });
    expect((await unwrap(sandbox.v2.GET("/candidates"))).page.totalElements).toBe(1);
  });
});

describe("GET /invitations/{id}", () => {
  test("has extended content: the candidate's assessments, the assessment's answers", async ({ sandbox }) => {
    const { id, candidateId } = await invite(sandbox, "Maya");
    await takeTest(sandbox.world, sandbox.organizationId, id);
    const { _embedded } = await unwrap(sandbox.v2.GET("/invitations/{id}", at(id)));
    expect(_embedded.candidate).toMatchObject({ id: candidateId, status: "IN_EVALUATION" });
    expect(_embedded.candidate._embedded.assessments.map((one) => one.id)).toEqual([id]);
    expect(_embedded.assessment.sections.flatMap(({ answers }) => answers)).toHaveLength(3);
  });

  test("reads an attached assessment, too, under its own id", async ({ world, organizationId, catalogue, v2 }) => {
    const { id } = await createCandidate(world, organizationId, { email: "known@example.com" });
    const { assessment } = await addAssessment(world, organizationId, id, { testId: catalogue.manual.id });
    const { data } = await v2.GET("/invitations/{id}", at(assessment.id));
    expect(data).toMatchObject({
      id: assessment.id,
      _embedded: { candidate: { id }, assessment: { id: assessment.id } },
    });
    expect((await unwrap(v2.GET("/invitations"))).page.totalElements).toBe(0);
  });

  test("responds with 404 for unknown ids and other organizations", async ({ sandbox }) => {
    const { id } = await invite(sandbox, "Maya");
    const { error } = await sandbox.v2.GET("/invitations/{id}", at("asm_0"));
    expect(error).toMatchObject({ code: 404, details: "There is no invitation with the id asm_0." });
    expect((await sandbox.other.v2.GET("/invitations/{id}", at(id))).error?.code).toBe(404);
  });
});

describe("DELETE /invitations/{id}", () => {
  test("deletes candidate and assessment", async ({ sandbox, v2, clock }) => {
    const { id, candidateId } = await invite(sandbox, "Maya");
    const { response } = await v2.DELETE("/invitations/{id}", at(id));
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect((await v2.GET("/candidates/{id}", at(candidateId))).error?.code).toBe(404);
    expect((await v2.GET("/invitations/{id}", at(id))).error?.code).toBe(404);
    expect((await v2.DELETE("/invitations/{id}", at(id))).error?.code).toBe(404);
    expect(await clock.advance(30 * 86_400_000)).toBe(0);
  });

  test("keeps a candidate who existed before", async ({ world, organizationId, catalogue, v2 }) => {
    const { id } = await createCandidate(world, organizationId, { email: "known@example.com" });
    const { assessment } = await addAssessment(world, organizationId, id, { testId: catalogue.manual.id });
    expect((await v2.DELETE("/invitations/{id}", at(assessment.id))).response.status).toBe(204);
    expect((await unwrap(v2.GET("/candidates/{id}", at(id))))._embedded.assessments).toEqual([]);
  });

  test("does not reach another organization", async ({ sandbox }) => {
    const { id } = await invite(sandbox, "Maya");
    expect((await sandbox.other.v2.DELETE("/invitations/{id}", at(id))).error?.code).toBe(404);
    expect((await sandbox.v2.GET("/invitations/{id}", at(id))).response.status).toBe(200);
  });
});

describe("GET /invitations", () => {
  const names = async ({ v2 }: Pick<StartedWithCatalogue, "v2">, query: object = {}) =>
    (await Array.fromAsync(paginate(v2, "/invitations", { params: { query } }))).map(
      ({ _embedded }) => _embedded.candidate.firstName,
    );

  test("lists invitations with their first assessment and standard content", async () => {
    const sandbox = await startWithCatalogue();
    const { v2, world, organizationId, catalogue } = sandbox;
    const { id, candidateId } = await invite(sandbox, "Ada");
    await addAssessment(world, organizationId, candidateId, { testId: catalogue.automatic.id });
    await createCandidate(world, organizationId, { email: "alone@example.com" });
    const deleted = await invite(sandbox, "Ben");
    await deleteAssessment(world, organizationId, deleted.id);
    const { _embedded, page } = await unwrap(v2.GET("/invitations"));
    expect(_embedded.invitations.map((one) => [one.id, one._embedded.assessment.id])).toEqual([[id, id]]);
    expect(_embedded.invitations[0]?._embedded.candidate).not.toHaveProperty("_embedded");
    expect(page).toEqual({ number: 0, size: 10, totalElements: 1, totalPages: 1 });
  });

  test("shows invitations that V1 creates", async ({ sandbox }) => {
    const body = { email: "a@example.com", firstName: "Ada", lastName: "B", examId: sandbox.catalogue.manual.id };
    await sandbox.v1.POST("/candidates", { body });
    expect(await names(sandbox)).toEqual(["Ada"]);
    expect(await names(sandbox.other)).toEqual([]);
  });

  test("filters by text, the candidate's status, tags and the invitation's start", async ({ sandbox }) => {
    const { world, organizationId, catalogue } = sandbox;
    const ada = await invite(sandbox, "Ada", { tags: ["backend"] });
    const ben = await invite(sandbox, "Ben", { tags: ["data"] });
    await startAssessment(world, organizationId, ada.id);
    const second = await addAssessment(world, organizationId, ben.candidateId, { testId: catalogue.automatic.id });
    await sandbox.settle();
    await startAssessment(world, organizationId, second.assessment.id);
    expect(await names(sandbox, { query: "BEN" })).toEqual(["Ben"]);
    expect(await names(sandbox, { status: ["WAITING_FOR_ANSWERS", "ERROR"] })).toEqual(["Ada", "Ben"]);
    expect(await names(sandbox, { status: ["ACCEPTED"] })).toEqual([]);
    expect(await names(sandbox, { tags: ["data", "design"] })).toEqual(["Ben"]);
    expect(await names(sandbox, { startDate: "2026-03-02T09:15:00Z" })).toEqual(["Ada"]);
  });

  test("refuses requests that the document forbids", async ({ v2 }) => {
    const { error } = await v2.GET("/invitations", { params: { query: { page: -1 } } });
    expect(error).toMatchObject({ code: 400, validationErrors: [{ field: "page", value: "-1" }] });
  });
});
