import { type ClockAdvance, unwrap } from "@assessment-api/control";
import { expect } from "vitest";
import { at, refusal, startWithControl, test } from "../../../testing/start-with-control.ts";

const NOW = "2026-03-02T09:15:00.000Z";

test("the clock shows the sandbox time", async ({ control }) => {
  expect(await unwrap(control.GET("/clock"))).toEqual({ now: NOW, frozen: false, ownClocks: [] });
});

test.each([
  ["P3D", "2026-03-05T09:15:00.000Z"],
  ["PT1M30.5S", "2026-03-02T09:16:30.500Z"],
  [1500, "2026-03-02T09:15:01.500Z"],
  [0, NOW],
])("advances by %s to %s", async (duration, now) => {
  const { control } = await startWithControl();
  const body: ClockAdvance = { duration };
  expect(await unwrap(control.POST("/clock/advance", { body }))).toEqual({
    now,
    frozen: false,
    ownClocks: [],
    timersRun: 0,
  });
});

test("timers that fall due during an advance run before its response", async ({ control, settle, invite }) => {
  const [early, late] = [await invite(), await invite()];
  await settle();
  await unwrap(control.POST("/assessments/{id}/start", at({ id: late.id })));
  const { timersRun } = await unwrap(control.POST("/clock/advance", { body: { duration: "P15D" } }));
  expect(timersRun).toBe(3);
  const statuses = [early, late].map(async ({ id }) => {
    const { status, timedOut, finishDate } = await unwrap(control.GET("/assessments/{id}", at({ id })));
    return [status, timedOut, finishDate];
  });
  expect(await Promise.all(statuses)).toEqual([
    ["TOKEN_EXPIRED", false, undefined],
    ["ASSESSMENT_COMPLETED", true, "2026-03-02T10:45:00.000Z"],
  ]);
});

test("the clock freezes now, or later after all due work", async () => {
  const { control, settle, invite } = await startWithControl();
  await invite();
  await settle();
  expect(await unwrap(control.POST("/clock/freeze"))).toEqual({ now: NOW, frozen: true, ownClocks: [], timersRun: 0 });
  const body = { at: "2026-04-01T12:00:00+02:00" };
  const now = "2026-04-01T10:00:00.000Z";
  expect(await unwrap(control.POST("/clock/freeze", { body }))).toEqual({
    now,
    frozen: true,
    ownClocks: [],
    timersRun: 1,
  });
  expect(await unwrap(control.POST("/clock/advance", { body: { duration: "PT1S" } }))).toEqual({
    now: "2026-04-01T10:00:01.000Z",
    frozen: true,
    ownClocks: [],
    timersRun: 0,
  });
  expect(await unwrap(control.POST("/clock/resume"))).toEqual({
    now: "2026-04-01T10:00:01.000Z",
    frozen: false,
    ownClocks: [],
  });
});

test("time never goes back, and a refused freeze leaves the clock running", async ({ control }) => {
  const freeze = (instant: string) => refusal(unwrap(control.POST("/clock/freeze", { body: { at: instant } })));
  const error = await freeze("2026-03-02T09:14:59.999Z");
  expect([error.status, error.validationErrors]).toEqual([
    400,
    [
      {
        field: "at",
        value: "2026-03-02T09:14:59.999Z",
        message: `must not be before ${NOW}, because time never goes back`,
      },
    ],
  ]);
  expect((await freeze("9999-12-31T23:59:59-23:00")).validationErrors[0]?.message).toContain("year 9999");
  expect(await unwrap(control.GET("/clock"))).toEqual({ now: NOW, frozen: false, ownClocks: [] });
});

test.each([["P9999999D"], [1e300], ["3d"]])("refuses to advance by %s", async (duration) => {
  const { control } = await startWithControl();
  const error = await refusal(unwrap(control.POST("/clock/advance", { body: { duration } })));
  expect([error.status, error.validationErrors.map(({ field }) => field)]).toEqual([400, ["duration"]]);
  expect((await unwrap(control.GET("/clock"))).now).toBe(NOW);
});

test.each([
  [-1, "must be at least 0"],
  [[], "must be a string or an integer"],
  [true, "must be a string or an integer"],
])("explains valid durations for %j", async (duration, message) => {
  const { control } = await startWithControl();
  const body = { duration } as ClockAdvance;
  const { validationErrors } = await refusal(unwrap(control.POST("/clock/advance", { body })));
  expect(validationErrors).toEqual([{ field: "duration", value: JSON.stringify(duration), message }]);
});

test.each([[-1], [[]]])("explains valid instants for %j", async (at) => {
  const { control } = await startWithControl();
  const body = { at } as unknown as { at: string };
  const { validationErrors } = await refusal(unwrap(control.POST("/clock/freeze", { body })));
  expect(validationErrors).toEqual([{ field: "at", value: JSON.stringify(at), message: "must be a string" }]);
});

test("the clock refuses to pass the year 9999", async ({ control }) => {
  const advance = (duration: string | number) => unwrap(control.POST("/clock/advance", { body: { duration } }));
  await advance("P2912300D");
  for (const duration of ["P2912300D", "P365D", Number.MAX_SAFE_INTEGER, `P${"9".repeat(40)}W`]) {
    const { status, validationErrors } = await refusal(advance(duration));
    expect([status, validationErrors[0]?.message]).toEqual([400, "must not exceed the year 9999"]);
  }
});

test("the clock stops at the end of the year 9999, and no timestamp is later", async () => {
  let now = Date.parse(NOW);
  const { control, settle, invite } = await startWithControl({ machine: () => now });
  const freeze = (instant: string) => unwrap(control.POST("/clock/freeze", { body: { at: instant } }));
  await freeze("9999-12-31T23:50:00.000Z");
  const { id } = await invite();
  await settle();
  const end = "9999-12-31T23:59:59.999Z";
  const { expirationDate, timeLimitDate } = await unwrap(control.POST("/assessments/{id}/start", at({ id })));
  expect([expirationDate, timeLimitDate]).toEqual([end, end]);
  await freeze(end);
  await unwrap(control.POST("/clock/resume"));
  now += 60_000;
  expect(await unwrap(control.GET("/clock"))).toEqual({ now: end, frozen: false, ownClocks: [] });
});
