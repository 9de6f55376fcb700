import { paginate, unwrap } from "@assessment-api/v2";
import { describe, expect } from "vitest";
import { takeTest } from "../../../testing/lives.ts";
import { type StartedWithCatalogue, test } from "../../../testing/start-with-catalogue.ts";
import type { Candidate, NewCandidate } from "../../domain/candidates.ts";
import type { Test } from "../../domain/tests.ts";
import { type Found, startAssessment } from "../../service/assessments.ts";
import { addAssessment, createCandidate, invite, updateCandidate } from "../../service/candidates.ts";

const at = (id: string) => ({ params: { path: { id } } });

const named = (name: string, more: Partial<NewCandidate>): NewCandidate => ({
  email: `${name.toLowerCase()}@example.com`,
  firstName: name,
  ...more,
});

const person = (
  { world, organizationId }: StartedWithCatalogue,
  name: string,
  more: Partial<NewCandidate> = {},
): Promise<Candidate> => createCandidate(world, organizationId, named(name, more));

async function invitee(
  { world, organizationId, settle }: StartedWithCatalogue,
  name: string,
  { id: testId }: Test,
  more: Partial<NewCandidate> = {},
): Promise<Found> {
  const invited = await invite(world, organizationId, named(name, more), { testId });
  await settle();
  return invited;
}

describe("POST /candidates", () => {
  test("creates a candidate without an assessment and sends nothing", async ({ v2, urls, world, organizationId }) => {
    const body = {
      email: "maya.lindqvist@example.com",
      firstName: "Maya",
      lastName: "Lindqvist",
      tags: ["backend", "backend"],
      externalId: "ATS-1",
      disableCommunication: true,
    };
    const { data, response } = await v2.POST("/candidates", { body });
    expect(response.status).toBe(201);
    const self = `${urls.v2}/candidates/${data?.id}`;
    expect(data).toEqual({
      id: expect.stringMatching(/^cnd_/),
      ...body,
      tags: ["backend"],
      status: "NEW",
      assignedUser: null,
      assignedTeam: null,
      creationDate: "2026-03-02T09:15:00.000Z",
      customFields: {},
      _links: {
        self: { href: self },
        onlineReport: { href: world.links.futureReport(data?.id ?? "") },
        pdfReport: { href: world.links.futurePdfReport(data?.id ?? "") },
      },
    });
    expect(response.headers.get("location")).toBe(self);
    expect((await world.store.mails.list(organizationId, {}, { offset: 0, limit: 1 })).total).toBe(0);
  });

  test("omits missing names and externalId", async ({ v2 }) => {
    const { id } = await unwrap(v2.POST("/candidates", { body: { email: "anon@example.com" } }));
    const candidate = await unwrap(v2.GET("/candidates/{id}", at(id)));
    for (const field of ["firstName", "lastName", "externalId"]) expect(candidate).not.toHaveProperty(field);
    expect(candidate).toMatchObject({ tags: [], disableCommunication: false, _embedded: { assessments: [] } });
  });

  test("refuses a used externalId, also of a candidate of V1", async ({ v1, v2, other, catalogue }) => {
    const body = { email: "a@example.com", externalId: "ATS-1" };
    await unwrap(
      v1.POST("/candidates", { body: { ...body, firstName: "A", lastName: "B", examId: catalogue.manual.id } }),
    );
    const { error } = await v2.POST("/candidates", { body });
    expect(error).toMatchObject({
      code: 400,
      validationErrors: [{ field: "externalId", value: "ATS-1", message: "is already used by another candidate" }],
    });
    expect((await other.v2.POST("/candidates", { body })).response.status).toBe(201);
  });

  test("names a rejected field, and ignores unknown ones", async ({ v2 }) => {
    const { error } = await v2.POST("/candidates", { body: { email: "maya" } });
    expect(error).toMatchObject({ code: 400, validationErrors: [{ field: "email", value: "maya" }] });
    const body = { email: "b@example.com", communicationDisabled: true, decision: "ACCEPTED", id: "cnd_mine" };
    const made = await unwrap(v2.POST("/candidates", { body }));
    expect(made).toMatchObject({
      status: "NEW",
      disableCommunication: false,
      id: expect.not.stringMatching("cnd_mine"),
    });
  });
});

describe("GET /candidates/{id}", () => {
  test("embeds the assessments, oldest first, and links the reports of the newest", async ({ sandbox }) => {
    const { v2, world, organizationId, catalogue } = sandbox;
    const { candidate } = await invitee(sandbox, "Maya", catalogue.automatic);
    const added = await addAssessment(world, organizationId, candidate.id, { testId: catalogue.manual.id });
    const shown = await unwrap(v2.GET("/candidates/{id}", at(candidate.id)));
    expect(shown._embedded.assessments.map(({ id }) => id)).toEqual(added.candidate.assessments.map(({ id }) => id));
    expect(shown._links.onlineReport.href).toBe(world.links.report(added.assessment.id));
    expect(shown._links.pdfReport.href).toBe(world.links.pdfReport(added.assessment.id));
  });

  test("links reports from the start, whose pages explain a missing report", async ({ sandbox }) => {
    const { v2, world, organizationId, catalogue } = sandbox;
    const { id } = await person(sandbox, "Ada");
    const linksOf = async () => {
      const { _links } = await unwrap(v2.GET("/candidates/{id}", at(id)));
      return [_links.onlineReport.href, _links.pdfReport.href];
    };
    const read = (addresses: string[]) =>
      Promise.all(addresses.map(async (href) => fetch(href).then(async (page) => [page.status, await page.text()])));
    const early = await linksOf();
    const none = [404, expect.stringContaining("No report yet")];
    expect(await read(early)).toEqual([none, none]);
    await addAssessment(world, organizationId, id, { testId: catalogue.automatic.id });
    const begun = [
      [200, expect.stringContaining("No report yet. The candidate has not started")],
      [404, expect.stringContaining("This report has no PDF yet")],
    ];
    expect(await read(await linksOf())).toEqual(begun);
    expect(await read(early)).toEqual(begun);
  });

  test("the PDF exists once all answers are scored", async ({ sandbox }) => {
    const { candidate, assessment } = await invitee(sandbox, "Maya", sandbox.catalogue.automatic);
    await takeTest(sandbox.world, sandbox.organizationId, assessment.id);
    await sandbox.clock.advance(10_000);
    const { _links, status } = await unwrap(sandbox.v2.GET("/candidates/{id}", at(candidate.id)));
    const { headers } = await fetch(_links.pdfReport.href);
    expect([status, headers.get("content-type")]).toEqual(["WAITING_FOR_DECISION", "application/pdf"]);
  });

  test("every link of the API can be read with the same key", async ({ sandbox }) => {
    const { candidate } = await invitee(sandbox, "Maya", sandbox.catalogue.automatic);
    const shown = await unwrap(sandbox.v2.GET("/candidates/{id}", at(candidate.id)));
    const links = [shown._links.self, ...shown._embedded.assessments.map(({ _links }) => _links.self)];
    for (const { href } of links) {
      const response = await fetch(href, { headers: { "Vendor-Api-Key": sandbox.apiKey } });
      expect([href, response.status]).toEqual([href, 200]);
    }
  });

  test("responds with 404 for unknown candidates and other organizations", async ({ sandbox }) => {
    const candidate = await person(sandbox, "Maya");
    const { error } = await sandbox.v2.GET("/candidates/{id}", at("cnd_0"));
    expect(error).toMatchObject({
      code: 404,
      errorId: expect.stringMatching(/^err_/),
      details: "There is no candidate with the id cnd_0.",
      validationErrors: [],
    });
    expect((await sandbox.other.v2.GET("/candidates/{id}", at(candidate.id))).error?.code).toBe(404);
  });
});

describe("PATCH /candidates/{id}", () => {
  test("records a decision in any state, visible to the next read", async ({ sandbox }) => {
    const candidate = await person(sandbox, "Maya");
    const patch = async (status: "ACCEPTED" | "REJECTED") => {
      const { response, data } = await sandbox.v2.PATCH("/candidates/{id}", { ...at(candidate.id), body: { status } });
      const shown = await unwrap(sandbox.v2.GET("/candidates/{id}", at(candidate.id)));
      return [response.status, data, shown.status];
    };
    expect(await patch("REJECTED")).toEqual([202, undefined, "REJECTED"]);
    expect(await patch("ACCEPTED")).toEqual([202, undefined, "ACCEPTED"]);
  });

  test("sets, keeps and removes custom fields", async ({ sandbox }) => {
    const candidate = await person(sandbox, "Maya");
    const patch = async (customFields: Record<string, string | number | null>) => {
      await sandbox.v2.PATCH("/candidates/{id}", { ...at(candidate.id), body: { customFields } });
      return (await unwrap(sandbox.v2.GET("/candidates/{id}", at(candidate.id)))).customFields;
    };
    expect(await patch({ source: "Career page", salary: 78000 })).toEqual({ source: "Career page", salary: 78000 });
    expect(await patch({ salary: null, level: 3, unknown: null })).toEqual({ source: "Career page", level: 3 });
  });

  test("refuses custom fields with a blank or overlong name", async ({ v2 }) => {
    const { id } = await unwrap(v2.POST("/candidates", { body: { email: "maya.lindqvist@example.com" } }));
    for (const name of ["", " ", "x".repeat(201)]) {
      const { error } = await v2.PATCH("/candidates/{id}", {
        params: { path: { id } },
        body: { customFields: { [name]: "x" } },
      });
      expect(error).toMatchObject({ code: 400, validationErrors: [{ field: "customFields", value: name }] });
    }
  });

  test("refuses another status and changes nothing", async ({ sandbox }) => {
    const candidate = await person(sandbox, "Maya");
    const body = { status: "CANCELED", customFields: { a: 1 } } as never;
    const { error } = await sandbox.v2.PATCH("/candidates/{id}", { ...at(candidate.id), body });
    expect(error).toMatchObject({ code: 400, validationErrors: [{ field: "status", value: "CANCELED" }] });
    expect(await unwrap(sandbox.v2.GET("/candidates/{id}", at(candidate.id)))).toMatchObject({
      status: "NEW",
      customFields: {},
    });
  });

  test("does not reach another organization", async ({ sandbox }) => {
    const candidate = await person(sandbox, "Maya");
    const body = { status: "REJECTED" } as const;
    const { error } = await sandbox.other.v2.PATCH("/candidates/{id}", { ...at(candidate.id), body });
    expect(error?.code).toBe(404);
    expect((await unwrap(sandbox.v2.GET("/candidates/{id}", at(candidate.id)))).status).toBe("NEW");
  });
});

describe("DELETE /candidates/{id}", () => {
  test("deletes assessments and their timers", async ({ sandbox }) => {
    const { candidate, assessment } = await invitee(sandbox, "Maya", sandbox.catalogue.manual);
    const { response } = await sandbox.v2.DELETE("/candidates/{id}", at(candidate.id));
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect((await sandbox.v2.GET("/candidates/{id}", at(candidate.id))).error?.code).toBe(404);
    expect((await sandbox.v2.GET("/invitations/{id}", at(assessment.id))).error?.code).toBe(404);
    expect((await sandbox.v2.DELETE("/candidates/{id}", at(candidate.id))).error?.code).toBe(404);
    expect(await sandbox.clock.advance(30 * 86_400_000)).toBe(0);
  });

  test("does not reach another organization", async ({ sandbox }) => {
    const candidate = await person(sandbox, "Maya");
    expect((await sandbox.other.v2.DELETE("/candidates/{id}", at(candidate.id))).error?.code).toBe(404);
    expect((await sandbox.v2.GET("/candidates/{id}", at(candidate.id))).response.status).toBe(200);
  });
});

describe("GET /candidates", () => {
  test("counts pages from 0, and returns empty pages past the last", async ({ sandbox }) => {
    for (const name of ["Ada", "Ben", "Cleo"]) await person(sandbox, name);
    const page = async (number: number) => {
      const query = { count: 2, page: number };
      const { _embedded, page } = await unwrap(sandbox.v2.GET("/candidates", { params: { query } }));
      return [_embedded.candidates.map(({ firstName }) => firstName), page];
    };
    const info = { size: 2, totalElements: 3, totalPages: 2 };
    expect(await page(0)).toEqual([["Ada", "Ben"], { number: 0, ...info }]);
    expect(await page(1)).toEqual([["Cleo"], { number: 1, ...info }]);
    expect(await page(2)).toEqual([[], { number: 2, ...info }]);
    expect(await page(1_000_000)).toEqual([[], { number: 1_000_000, ...info }]);
    await expect(page(1_000_001)).rejects.toMatchObject({ status: 400 });
  });

  test("filters by text, status, tags, assignment and start together", async ({ sandbox }) => {
    const { v2, world, organizationId, catalogue, clock } = sandbox;
    const ada = await invitee(sandbox, "Ada", catalogue.manual, { tags: ["backend"] });
    const ben = await invitee(sandbox, "Ben", catalogue.manual, { tags: ["frontend"] });
    const cleo = await person(sandbox, "Cleo", { tags: ["backend"] });
    await updateCandidate(world, organizationId, cleo.id, { decision: "REJECTED" });
    await startAssessment(world, organizationId, ada.assessment.id);
    await clock.advance(60_000);
    await startAssessment(world, organizationId, ben.assessment.id);
    const stored = await world.store.candidates.get(organizationId, ben.candidate.id);
    if (stored) {
      await world.store.transact((tx) =>
        tx.candidates.put({ ...stored, assignedUser: "usr_1", assignedTeam: "team_1" }),
      );
    }
    const names = async (query: object) =>
      (await Array.fromAsync(paginate(v2, "/candidates", { params: { query } }))).map(({ firstName }) => firstName);
    expect(await names({ query: "A@EXAMPLE" })).toEqual(["Ada"]);
    expect(await names({ status: ["REJECTED", "EXPIRED"] })).toEqual(["Cleo"]);
    expect(await names({ status: ["WAITING_FOR_ANSWERS"] })).toEqual(["Ada", "Ben"]);
    expect(await names({ tags: ["backend"] })).toEqual(["Ada", "Cleo"]);
    expect(await names({ tags: ["backend"], status: ["WAITING_FOR_ANSWERS"] })).toEqual(["Ada"]);
    expect(await names({ assignedUser: "usr_1" })).toEqual(["Ben"]);
    expect(await names({ assignedTeam: "team_1" })).toEqual(["Ben"]);
    expect(await names({ assignedTeam: "team_2" })).toEqual([]);
    expect(await names({ startDate: "2026-03-02T09:15:00Z" })).toEqual(["Ada", "Ben"]);
    expect(await names({ startDate: "2026-03-02" })).toEqual(["Ada", "Ben"]);
    expect(await names({ startDate: "2026-03-03" })).toEqual([]);
    expect(await names({ startDate: "2026-03-02t10:15:00.001+01:00" })).toEqual(["Ben"]);
  });

  test("shows only the organization of the key", async ({ sandbox }) => {
    await person(sandbox, "Ada");
    expect((await unwrap(sandbox.v2.GET("/candidates"))).page.totalElements).toBe(1);
    expect(await unwrap(sandbox.other.v2.GET("/candidates"))).toEqual({
      _embedded: { candidates: [] },
      page: { number: 0, size: 10, totalElements: 0, totalPages: 0 },
    });
  });

  test("refuses parameters that the document forbids, naming each", async ({ v2 }) => {
    const query = { count: 0, page: -1, status: ["NEW", "GONE"], startDate: "yesterday" } as never;
    const { error } = await v2.GET("/candidates", { params: { query } });
    expect(error?.code).toBe(400);
    expect(error?.validationErrors.map(({ field }) => field).sort()).toEqual(["count", "page", "startDate", "status"]);
  });
});
