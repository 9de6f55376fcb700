import { expect, onTestFinished, test, vi } from "vitest";
import { ask } from "./connection.ts";

test("announces only a slow response", async () => {
  vi.useFakeTimers();
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    told.mockRestore();
  });
  const response = new Response("{}");
  const { promise, resolve } = Promise.withResolvers<{ data: object; response: Response }>();
  const asked = ask(promise);
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toHaveBeenCalledOnce();
  resolve({ data: {}, response });
  expect(await asked).toEqual({});
  await ask(Promise.resolve({ data: {}, response }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toHaveBeenCalledOnce();
});
