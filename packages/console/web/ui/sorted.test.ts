import { expect, test } from "vitest";
import { sorted } from "./sorted.ts";

const columns = [
  { name: "Name", by: ({ name }: { name: string }) => name },
  { name: "Points", by: ({ points }: { points: number }) => points },
  { name: "Tags" },
];
const items = [
  { name: "task 10", points: 9 },
  { name: "Task 2", points: 100 },
  { name: "ärger", points: 9 },
];
const names = (sorting?: { name: string; down: boolean }) => sorted(items, columns, sorting).map(({ name }) => name);

test("sorts texts naturally, numbers by size, and keeps the order of equal rows", () => {
  expect(names({ name: "Name", down: false })).toEqual(["ärger", "Task 2", "task 10"]);
  expect(names({ name: "Points", down: true })).toEqual(["Task 2", "task 10", "ärger"]);
  expect(names({ name: "Points", down: false })).toEqual(["task 10", "ärger", "Task 2"]);
});

test("keeps the order of rows without a sort column", () => {
  expect(names()).toEqual(items.map(({ name }) => name));
  expect(names({ name: "Tags", down: false })).toEqual(items.map(({ name }) => name));
});
