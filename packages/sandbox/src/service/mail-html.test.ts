import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { invited, someTest } from "../../testing/assessment-in.ts";
import { newCandidate } from "../domain/candidates.ts";
import { feedbackMail, invitationMail } from "../domain/mails.ts";
import { mailHtml } from "./mail-html.ts";

const ada = newCandidate({ email: "ada@example.com", firstName: "<b>Ada</b>" }, "org_1", "cnd_1", 0);
const link = 'http://sandbox/t/tkn_1?a="1"&b=2';
const options = { id: "mai_1", link, now: 0 };
const named = { ...someTest, name: 'SQL & <script>alert("1")</script>' };

test("an invitation has the same text in HTML, escaped", () => {
  const assessment = invited(named, { note: "Good luck!\nBring <i>coffee</i>.\n\nSee you" });
  const mail = invitationMail(ada, assessment, options);
  const page = parse(mailHtml(mail));
  expect(page.querySelectorAll("script, i, b")).toEqual([]);
  expect(page.querySelector("h1")?.text).toBe(mail.subject);
  const words = (text: string) => text.split(/\s+/).filter(Boolean).join(" ");
  const card = page.querySelector(".card")?.innerHTML.replaceAll("<br>", " ") ?? "";
  const expected = `${mail.subject} ${mail.text.replace(link, `Go to the test ${link}`)}`;
  expect(words(parse(card).text)).toBe(words(expected));
});

test("the link is a button, and also text", () => {
  const mail = feedbackMail(ada, invited(named), { ...options, message: "well done." });
  const links = parse(mailHtml(mail)).querySelectorAll("a");
  expect(links.map((one) => [one.getAttribute("href"), one.text])).toEqual([
    [link, "Open the report"],
    [link, link],
  ]);
});
