import { describe, expect, test } from "vitest";
import { BEGIN, invited, someTest } from "../../testing/assessment-in.ts";
import { newCandidate } from "./candidates.ts";
import { feedbackMail, invitationMail, linkedAt, linksIn } from "./mails.ts";
import { DAY } from "./time.ts";

const about = { id: "mai_1", link: "http://sandbox/t/tkn_1", now: BEGIN };
const nameless = newCandidate({ email: "ada@example.com" }, "org_1", "cnd_1", BEGIN);
const ada = { ...nameless, firstName: "Ada", lastName: "Lovelace" };

describe("an invitation", () => {
  test("names test, duration, expiry and link", () => {
    expect(invitationMail(ada, invited(), about)).toEqual({
      id: "mai_1",
      organizationId: "org_1",
      kind: "INVITATION",
      candidateId: "cnd_1",
      assessmentId: "asm_1",
      to: "ada@example.com",
      subject: "Invitation: SQL in depth",
      text: [
        "Hello Ada Lovelace,",
        "",
        'You are invited to take the test "SQL in depth". It takes up to 40 minutes.',
        "Start it before 16 March 2026 at 09:00 UTC:",
        "",
        "http://sandbox/t/tkn_1",
      ].join("\n"),
      link: "http://sandbox/t/tkn_1",
      createdAt: BEGIN,
      state: "PENDING",
      nextAttemptAt: BEGIN,
      attempts: [],
    });
  });

  test("names the opening time, and ends with the note", () => {
    const { text } = invitationMail(ada, invited(someTest, { opensAt: BEGIN + DAY, note: "Good luck!" }), about);
    expect(text).toContain("It opens on 3 March 2026 at 09:00 UTC.\nStart it before 17 March 2026 at 09:00 UTC:");
    expect(text.endsWith("http://sandbox/t/tkn_1\n\nGood luck!")).toBe(true);
  });

  test.each([
    [nameless, "Hello,"],
    [{ ...nameless, firstName: "Ada" }, "Hello Ada,"],
    [{ ...nameless, lastName: "Lovelace" }, "Hello Lovelace,"],
  ])("greets without missing names", (candidate, greeting) => {
    expect(invitationMail(candidate, invited(), about).text.split("\n")[0]).toBe(greeting);
  });
});

test("feedback has the assessor's text and a link to the report", () => {
  const mail = feedbackMail(ada, invited(), { ...about, link: "http://sandbox/reports/asm_1", message: "Well done." });
  expect(mail).toMatchObject({
    kind: "FEEDBACK",
    subject: "Your test: SQL in depth",
    text: 'Hello Ada Lovelace,\n\nWell done.\n\nThe report on your test "SQL in depth":\n\nhttp://sandbox/reports/asm_1',
    link: "http://sandbox/reports/asm_1",
  });
});

test.each([
  ["no address", []],
  ["http://sandbox/t/tkn_1\n\nGood luck!", ["http://sandbox/t/tkn_1"]],
  [
    "See https://a.example/x, (https://b.example/y?z=1&q=%20). HTTP://C.EXAMPLE!",
    ["https://a.example/x", "https://b.example/y?z=1&q=%20", "HTTP://C.EXAMPLE"],
  ],
  ["twice: http://a.example http://a.example", ["http://a.example"]],
  ['<http://a.example/1> "http://a.example/2"', ["http://a.example/1", "http://a.example/2"]],
  ["http:// and https://[ and ftp://a.example", []],
])("the links in %j", (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test.each([
  ["http://sandbox/t/tkn_1", "https://new.example/at/t/tkn_1"],
  ["https://proxy.example/t/reports/t/asm_1/reports/asm_1/rpt_1", "https://new.example/at/reports/asm_1/rpt_1"],
  ["http://sandbox/onboarding/org_1/per_1/onb_1", "https://new.example/at/onboarding/org_1/per_1/onb_1"],
])("the link %s leads to the current address of the sandbox", (link, moved) => {
  const mail = linkedAt("https://new.example/at", invitationMail(ada, invited(), { ...about, link }));
  expect(mail.link).toBe(moved);
  expect(linksIn(mail.text)).toEqual([moved]);
});
