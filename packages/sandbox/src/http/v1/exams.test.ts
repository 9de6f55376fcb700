import { unwrap } from "@assessment-api/v1";
import { expect } from "vitest";
import { test } from "../../../testing/start-with-catalogue.ts";

test("the list has the exams a candidate can be invited to, in order", async ({ v1, catalogue }) => {
  const { automatic, manual } = catalogue;
  expect(await unwrap(v1.GET("/exams"))).toEqual({
    items: [
      {
        id: automatic.id,
        name: "SQL Basics",
        durationInMinutes: 15,
        automaticAssessmentPossible: true,
        numberOfPages: 1,
        numberOfTasks: 2,
        skillTags: ["SQL"],
      },
      {
        id: manual.id,
        name: "Backend Developer: Go and SQL",
        durationInMinutes: 90,
        automaticAssessmentPossible: false,
        numberOfPages: 2,
        numberOfTasks: 3,
        skillTags: ["Go", "SQL", "Docker"],
      },
    ],
    totalElements: 2,
    totalPages: 1,
    pageSize: 10,
    pageNumber: 1,
  });
});

test("the list is cut into pages", async ({ v1, catalogue }) => {
  const page = (page: number) => unwrap(v1.GET("/exams", { params: { query: { count: 1, page } } }));
  expect((await page(2)).items.map(({ id }) => id)).toEqual([catalogue.manual.id]);
  expect(await page(3)).toEqual({ items: [], totalElements: 2, totalPages: 2, pageSize: 1, pageNumber: 3 });
  const { error } = await v1.GET("/exams", { params: { query: { page: 0 } } });
  expect(error?.validationErrors).toEqual([{ field: "page", value: "0", message: "must be at least 1" }]);
});

test("an exam is read by id, also if it no longer accepts invitations", async ({ v1, catalogue }) => {
  const exam = (id: string) => unwrap(v1.GET("/exams/{id}", { params: { path: { id } } }));
  expect(await exam(catalogue.manual.id)).toMatchObject({ name: "Backend Developer: Go and SQL" });
  expect(await exam(catalogue.draft.id)).toMatchObject({ name: "Unfinished", numberOfTasks: 0 });
});

test("an unknown exam and one of another organization are 404", async ({ v1, other, catalogue }) => {
  const { id } = catalogue.manual;
  const { error } = await v1.GET("/exams/{id}", { params: { path: { id: "tst_0" } } });
  expect(error).toMatchObject({ code: 404, details: "There is no exam with the id tst_0.", validationErrors: [] });
  expect((await other.v1.GET("/exams/{id}", { params: { path: { id } } })).error?.code).toBe(404);
  expect((await unwrap(other.v1.GET("/exams"))).totalElements).toBe(0);
});
