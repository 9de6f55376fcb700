import { expect, onTestFinished, test, vi } from "vitest";
import { request } from "./connection.ts";

test("announces only a slow response", async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    logged.mockRestore();
  });
  const response = new Response("{}");
  const { promise, resolve } = Promise.withResolvers<{ data: object; response: Response }>();
  const pending = request(promise);
  await vi.advanceTimersByTimeAsync(2000);
  expect(logged).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(logged).toHaveBeenCalledOnce();
  resolve({ data: {}, response });
  expect(await pending).toEqual({});
  await request(Promise.resolve({ data: {}, response }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(logged).toHaveBeenCalledOnce();
});
