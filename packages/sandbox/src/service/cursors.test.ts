import fc from "fast-check";
import { expect, test } from "vitest";
import { InvalidValueError } from "../domain/errors.ts";
import { HOUR } from "../domain/time.ts";
import { CURSOR_LIFETIME, createCursors } from "./cursors.ts";

const scope = { organizationId: "org_1", list: "people", filter: { email: "ada@example.com", customId: undefined } };
const cursors = createCursors("a secret");
const now = Date.UTC(2026, 2, 2);

const open = (cursor: string, of: Parameters<typeof cursors.open>[0] = scope, at = now) => cursors.open(of, cursor, at);

test("a cursor leads to its position, and is the same for the same position", () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (position) => {
      const cursor = cursors.seal(scope, position, now);
      expect(open(cursor)).toBe(position);
      expect(cursors.seal(scope, position, now)).toBe(cursor);
      expect(cursor).toMatch(/^cur_[\w-]{43}$/);
    }),
  );
});

test("a cursor reveals nothing about its position", () => {
  const differing = (one: string, other: string) => [...one].filter((letter, index) => letter !== other[index]).length;
  expect(differing(cursors.seal(scope, 1, now), cursors.seal(scope, 2, now))).toBeGreaterThan(30);
});

test("a cursor with one letter changed, added or removed is refused", () => {
  const cursor = cursors.seal(scope, 1234, now);
  for (let index = 0; index < cursor.length; index++) {
    const other = cursor[index] === "A" ? "B" : "A";
    expect(() => open(cursor.slice(0, index) + other + cursor.slice(index + 1))).toThrow(InvalidValueError);
    expect(() => open(cursor.slice(0, index) + cursor.slice(index + 1))).toThrow(InvalidValueError);
    expect(() => open(cursor.slice(0, index) + other + cursor.slice(index))).toThrow(InvalidValueError);
  }
});

test.each(["", "cur_", "page-2", "cur_MjAyNi0wNC0wOA", "cur_\u0000", `${"cur_".repeat(250)}`, "💥"])(
  "refuses the invalid cursor %j by its field",
  (cursor) => {
    const error = (() => {
      try {
        return open(cursor);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toMatchObject({ problems: [{ field: "after", value: cursor }] });
  },
);

test.each([
  ["organization", { ...scope, organizationId: "org_2" }],
  ["list", { ...scope, list: "teams" }],
  ["value of a filter", { ...scope, filter: { email: "grace@example.com" } }],
  ["filter", { ...scope, filter: { customId: "ada@example.com" } }],
  ["number of filters", { ...scope, filter: {} }],
])("a cursor of another %s is refused", (_, other) => {
  expect(() => open(cursors.seal(scope, 1, now), other)).toThrow("Validation error");
});

test("a cursor of another sandbox is refused", () => {
  expect(() => open(createCursors("another secret").seal(scope, 1, now))).toThrow(InvalidValueError);
});

test("the order of filters does not matter", () => {
  const [one, other] = [
    { a: "1", b: "2" },
    { b: "2", a: "1" },
  ];
  expect(open(cursors.seal({ ...scope, filter: one }, 5, now), { ...scope, filter: other })).toBe(5);
});

test("a cursor expires after a day, and says so", () => {
  const cursor = cursors.seal(scope, 1, now);
  expect(open(cursor, scope, now + CURSOR_LIFETIME)).toBe(1);
  expect(() => open(cursor, scope, now + CURSOR_LIFETIME + HOUR)).toThrow(
    expect.objectContaining({ problems: [expect.objectContaining({ message: expect.stringContaining("expired") })] }),
  );
});
