import { expect, onTestFinished, test } from "vitest";
import { sampleReport } from "../../../../testing/pages/sample-report.ts";
import { createPdfRenderer, type PdfLimits, PdfUnavailableError } from "./renderer.ts";

const report = sampleReport();
const order = { report, link: "http://sandbox/reports/asm_1/rpt_1", now: 0 };
/** A report without bounds, which takes minutes. */
const endless = { ...order, report: { ...report, candidate: "x".repeat(3_000_000) } };

function start(limits: Partial<PdfLimits> = {}) {
  const renderer = createPdfRenderer(limits);
  onTestFinished(() => renderer.close());
  return renderer;
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";

test("makes PDFs one after the other", async () => {
  const renderer = start();
  const pdfs = await Promise.all([renderer.render(order), renderer.render(order)]);
  expect(pdfs.map(isPdf)).toEqual([true, true]);
});

test("gives up what takes too long, without holding up the process, and makes the next one", async () => {
  const renderer = start({ timeout: 4000, memoryInMiB: 1024 });
  let turns = 0;
  let isOver = false;
  const over = Promise.allSettled([renderer.render(endless), renderer.render(order)]).finally(() => {
    isOver = true;
  });
  for (; !isOver && turns < 1000; turns++) await new Promise((resolve) => setImmediate(resolve));
  const [slow, next] = await over;
  expect(slow).toMatchObject({ reason: new PdfUnavailableError("a PDF took more than 4000 ms") });
  expect(next.status === "fulfilled" && isPdf(next.value)).toBe(true);
  expect(turns).toBe(1000);
});

test("gives up what takes too much memory", async () => {
  const renderer = start({ memoryInMiB: 64, timeout: 60_000 });
  const [large, next] = await Promise.allSettled([renderer.render(endless), renderer.render(order)]);
  expect(large).toMatchObject({ reason: { cause: { code: "ERR_WORKER_OUT_OF_MEMORY" } } });
  expect(next.status === "fulfilled" && isPdf(next.value)).toBe(true);
});

test("refuses more than it can make soon", async () => {
  const renderer = start({ waiting: 1 });
  const made = [renderer.render(order), renderer.render(order)];
  await expect(renderer.render(order)).rejects.toThrow("1 PDFs are waiting already");
  expect((await Promise.all(made)).every(isPdf)).toBe(true);
});

test("a closed one refuses what is waiting, and what comes later", async () => {
  const renderer = start();
  const waiting = [renderer.render(endless), renderer.render(order)];
  await Promise.all([
    renderer.close(),
    ...waiting.map((pdf) => expect(pdf).rejects.toThrow("the sandbox is being closed")),
  ]);
  await expect(renderer.render(order)).rejects.toThrow(PdfUnavailableError);
});
