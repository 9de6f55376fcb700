import { unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { takeTest } from "../../../testing/lives.ts";
import { at, refusal, startWithControl } from "../../../testing/start-with-control.ts";
import { giveFeedback } from "../../service/assessments.ts";

test("an invitation is in the outbox, handed over, with the link to the test", async () => {
  const { control, invite, organizationId: id, origin } = await startWithControl();
  const { assessment, candidate } = await invite();
  const { items, page } = await unwrap(control.GET("/organizations/{id}/mails", at({ id })));
  expect(page).toEqual({ number: 0, size: 10, totalElements: 1, totalPages: 1 });
  const link = `${origin}/t/${assessment.token}`;
  expect(items).toEqual([
    {
      id: expect.stringMatching(/^mai_/),
      kind: "INVITATION",
      candidateId: candidate.id,
      assessmentId: assessment.id,
      to: "maya.lindqvist@example.com",
      subject: "Invitation: Backend Developer: Go and SQL",
      text: expect.stringContaining(link),
      link,
      links: [link],
      creationDate: "2026-03-02T09:15:00.000Z",
      state: "HANDED_OVER",
      handOverDate: "2026-03-02T09:15:00.000Z",
      attempts: [],
    },
  ]);
  const path = at({ id, mailId: items[0]?.id ?? "" });
  const html = expect.stringMatching(/^<!doctype html>[\s\S]*Go to the test/);
  expect(await unwrap(control.GET("/organizations/{id}/mails/{mailId}", path))).toEqual({ ...items[0], html });
});

test("the list is newest first, filtered by candidate, address and date, and paged", async () => {
  const { control, world, clock, settle, invite, organizationId: id } = await startWithControl();
  const maya = await invite();
  await invite(undefined, "jonas.okafor@example.com");
  await settle();
  await takeTest(world, id, maya.id);
  await clock.advance(1);
  await giveFeedback(world, id, maya.id, "well done.");
  const list = async (query: object) => {
    const { items, page } = await unwrap(control.GET("/organizations/{id}/mails", { params: { path: { id }, query } }));
    return [items.map(({ to, kind }) => `${kind} ${to.split(".")[0]}`), page.totalElements];
  };
  expect(await list({})).toEqual([["FEEDBACK maya", "INVITATION jonas", "INVITATION maya"], 3]);
  expect(await list({ candidateId: maya.candidate.id })).toEqual([["FEEDBACK maya", "INVITATION maya"], 2]);
  expect(await list({ email: "Jonas.Okafor@example.com" })).toEqual([["INVITATION jonas"], 1]);
  expect(await list({ since: "2026-03-02T09:15:00.001Z" })).toEqual([["FEEDBACK maya"], 1]);
  expect(await list({ count: 2, page: 1 })).toEqual([["INVITATION maya"], 3]);
  expect(await list({ candidateId: "cnd_0Unknown" })).toEqual([[], 0]);
});

test("mails of another or an unknown organization are 404", async () => {
  const { control, invite, organizationId, other } = await startWithControl();
  await invite();
  const { items } = await unwrap(control.GET("/organizations/{id}/mails", at({ id: organizationId })));
  const elsewhere = at({ id: other.organizationId, mailId: items[0]?.id ?? "" });
  expect((await refusal(unwrap(control.GET("/organizations/{id}/mails/{mailId}", elsewhere)))).status).toBe(404);
  const nowhere = at({ id: "org_0Unknown" });
  expect((await refusal(unwrap(control.GET("/organizations/{id}/mails", nowhere)))).status).toBe(404);
});
