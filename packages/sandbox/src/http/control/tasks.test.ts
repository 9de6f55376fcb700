import { paginate, unwrap } from "@assessment-api/control";
import { expect } from "vitest";
import { at, refusal, startWithControl, test } from "../../../testing/start-with-control.ts";
import { zipFile } from "../../../testing/zip-file.ts";

test("tasks are listed in order of creation, page after page, with their state and build", async ({ control }) => {
  const { id } = await unwrap(control.POST("/organizations", { body: { name: "Harbor", seed: "catalogue" } }));
  const tasks = await Array.fromAsync(
    paginate(control, "/organizations/{id}/tasks", { params: { path: { id }, query: { count: 20 } } }),
  );
  const { page } = await unwrap(control.GET("/organizations/{id}/tasks", at({ id })));
  expect(tasks).toHaveLength(page.totalElements);
  expect(new Set(tasks.map(({ state }) => state))).toEqual(new Set(["PUBLISHED", "DRAFT"]));
  const [first] = tasks;
  expect(first).toEqual({
    id: expect.stringMatching(/^tsk_/),
    title: expect.any(String),
    type: expect.any(String),
    difficulty: expect.stringMatching(/^(EASY|MEDIUM|HARD)$/),
    tags: expect.any(Array),
    points: expect.any(Number),
    duration: expect.stringMatching(/^PT/),
    state: "PUBLISHED",
    creationDate: expect.any(String),
  });
  const path = { id, taskId: first?.id ?? "" };
  expect(await unwrap(control.GET("/organizations/{id}/tasks/{taskId}", at(path)))).toEqual(first);
});

test("tasks are found by part of their title", async ({ control, organizationId: id }) => {
  const list = async (query: object = {}) =>
    (await unwrap(control.GET("/organizations/{id}/tasks", { params: { path: { id }, query } }))).items;
  const { title = "" } = (await list()).at(-1) ?? {};
  const found = (await list({ searchText: title.toUpperCase() })).map((task) => task.title);
  expect(found).toContain(title);
  expect(await list({ searchText: "nothing is called so" })).toEqual([]);
});

test("a changed task says so, with the status of its build", async () => {
  const { control, organizationId: id, v2: client, clock } = await startWithControl();
  const { items } = await unwrap(control.GET("/organizations/{id}/tasks", at({ id })));
  const taskId = items.find(({ type }) => type === "PROGRAMMING")?.id ?? "";
  const standing = async () => {
    const { state, buildStatus } = await unwrap(control.GET("/organizations/{id}/tasks/{taskId}", at({ id, taskId })));
    return [state, buildStatus];
  };
  expect(await standing()).toEqual(["PUBLISHED", "SUCCESS"]);
  const body = new Blob([new Uint8Array(zipFile([{ name: "main.go", content: "package main\n" }]))]);
  await client.PUT("/tasks/{taskId}/zip", { ...at({ taskId }), body });
  expect(await standing()).toEqual(["CHANGED", null]);
  await clock.advance(10_000);
  expect(await standing()).toEqual(["CHANGED", "SUCCESS"]);
  await client.POST("/tasks/{taskId}/publish", at({ taskId }));
  expect(await standing()).toEqual(["PUBLISHED", "SUCCESS"]);
});

test("tasks of another or an unknown organization are 404", async ({ control, organizationId, other }) => {
  const { items } = await unwrap(control.GET("/organizations/{id}/tasks", at({ id: organizationId })));
  expect(items.length).toBeGreaterThan(0);
  const elsewhere = at({ id: other.organizationId, taskId: items[0]?.id ?? "" });
  expect((await refusal(unwrap(control.GET("/organizations/{id}/tasks/{taskId}", elsewhere)))).status).toBe(404);
  const nowhere = at({ id: "org_0Unknown" });
  expect((await refusal(unwrap(control.GET("/organizations/{id}/tasks", nowhere)))).status).toBe(404);
});
