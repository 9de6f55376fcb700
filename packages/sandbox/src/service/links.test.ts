import { expect, onTestFinished, test } from "vitest";
import { createSqliteStore } from "../store/sqlite/index.ts";
import { createLinks, loadLinkSecret } from "./links.ts";

const links = createLinks("http://sandbox", "a secret");

test("a link to personal data has a token next to the id", () => {
  expect(links.report("asm_1")).toMatch(/^http:\/\/sandbox\/reports\/asm_1\/rpt_[0-9a-f]{32}$/);
  expect(links.pdfReport("asm_1")).toBe(`${links.report("asm_1")}.pdf`);
  expect(links.repository("asm_1", "ans_1")).toBe(`${links.report("asm_1")}/answers/ans_1`);
  expect(links.candidate("cnd_1")).toMatch(/^http:\/\/sandbox\/candidates\/cnd_1\/cpg_[0-9a-f]{32}$/);
  expect(links.futureReport("cnd_1")).toBe(`${links.candidate("cnd_1")}/report`);
  expect(links.futurePdfReport("cnd_1")).toBe(`${links.candidate("cnd_1")}/report.pdf`);
  expect(links.paths.report("asm_1")).toBe(links.report("asm_1").slice("http://sandbox".length));
});

test("a token is valid only for its link", () => {
  const tokenOf = (link: string) => link.split("/").at(-1) ?? "";
  const report = tokenOf(links.report("asm_1"));
  expect(links.opensReport("asm_1", report)).toBe(true);
  expect(links.opensReport("asm_2", report)).toBe(false);
  expect(links.opensCandidate("asm_1", report)).toBe(false);
  expect(links.opensReport("asm_1", tokenOf(createLinks("http://sandbox", "another").report("asm_1")))).toBe(false);
  for (const guessed of ["", "rpt_", `${report}0`, report.slice(0, -1), "漢".repeat(36)])
    expect(links.opensReport("asm_1", guessed)).toBe(false);
  expect(links.opensCandidate("cnd_1", tokenOf(links.candidate("cnd_1")))).toBe(true);
  const onboarding = tokenOf(links.onboarding({ organizationId: "org_1", id: "per_1" }));
  expect([links.opensOnboarding("per_1", onboarding), links.opensOnboarding("per_2", onboarding)]).toEqual([
    true,
    false,
  ]);
});

test("each store has its own persistent secret", async () => {
  const [store, other] = [createSqliteStore({ file: ":memory:" }), createSqliteStore({ file: ":memory:" })];
  onTestFinished(async () => {
    await store.close();
    await other.close();
  });
  const secret = await loadLinkSecret(store);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await loadLinkSecret(store)).toBe(secret);
  expect(await loadLinkSecret(other)).not.toBe(secret);
});
