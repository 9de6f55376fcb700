import { expect, onTestFinished, test, vi } from "vitest";
import { ask } from "./connection.ts";

test("announces only a slow response", async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    logged.mockRestore();
  });
  const response = new Response("{}");
  const { promise, resolve } = Promise.withResolvers<{ data: object; response: Response }>();
  const pending = ask(promise);
  await vi.advanceTimersByTimeAsync(2000);
  expect(logged).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(logged).toHaveBeenCalledOnce();
  resolve({ data: {}, response });
  expect(await pending).toEqual({});
  await ask(Promise.resolve({ data: {}, response }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(logged).toHaveBeenCalledOnce();
});
