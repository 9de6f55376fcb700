import { describe, expect, it } from "vitest";
import { takingTests } from "../../../testing/pages/taking-tests.ts";
import { DAY } from "../../domain/time.ts";

const { sandbox, visit, send, invited } = takingTests();

describe("before the start", () => {
  it("describes the test and offers to start it", async () => {
    const { assessment } = await invited({}, { note: "Good luck" });
    const page = await visit(`/t/${assessment.token}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Hello Ada Lovelace");
    expect(page.text).toContain("Time limit1 hour");
    expect(page.text).toContain("9 tasks in 3 sections");
    expect(page.text).toContain("Good luck");
    expect(page.root.querySelector("main button")?.text).toBe("Start the test");
  });

  it("shows when a test opens, without a start button before", async () => {
    const { assessment } = await invited({}, { opensAt: sandbox().clock.now() + DAY });
    const page = await visit(`/t/${assessment.token}`);
    expect(page.text).toContain("The test is not open yet.");
    expect(page.root.querySelector("main button")).toBeNull();
    const refused = await send(`/t/${assessment.token}/start`);
    expect(refused.status).toBe(409);
    expect(refused.address.split("?")[0]).toBe(`/t/${assessment.token}/start`);
    expect(refused.text).toContain("The test was not started");
    await sandbox().clock.advance(DAY);
    expect((await send(`/t/${assessment.token}/start`)).address).toBe(`/t/${assessment.token}/sections/1`);
  });

  it("responds with 404 to every request with an unknown token", async () => {
    for (const page of [
      await visit("/t/tkn_none"),
      await send("/t/tkn_none/start"),
      await visit("/t/tkn_none/sections/1"),
    ]) {
      expect(page.status).toBe(404);
      expect(page.text).toContain("There is no test at this address");
    }
  });

  it("redirects from addresses of a running test to the invitation", async () => {
    const { assessment } = await invited();
    for (const path of ["start", "sections/1", "submit"])
      expect((await visit(`/t/${assessment.token}/${path}`)).address).toBe(`/t/${assessment.token}`);
  });
});
