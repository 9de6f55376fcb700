import { Worker, type WorkerOptions } from "node:worker_threads";
import { threadCpuMeter } from "@assessment-api/runtime/server";
import { expect, onTestFinished, test } from "vitest";
import { sampleReport } from "../../../../testing/pages/sample-report.ts";
import { createPdfRenderer, type PdfLimits, type PdfThreadParts, PdfUnavailableError } from "./renderer.ts";

const report = sampleReport();
const order = { report, link: "http://sandbox/reports/asm_1/rpt_1", now: 0 };
const endless = { ...order, report: { ...report, candidate: "x".repeat(3_000_000) } };

const parts: PdfThreadParts = {
  start: (options) => new Worker(new URL("./worker.ts", import.meta.url), options),
  meterOf: threadCpuMeter,
};

function start(limits: Partial<PdfLimits> = {}, using = parts) {
  const renderer = createPdfRenderer(limits, using);
  onTestFinished(() => renderer.close());
  return renderer;
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";

test("makes PDFs one after the other", async () => {
  const renderer = start();
  const pdfs = await Promise.all([renderer.render(order), renderer.render(order)]);
  expect(pdfs.map(isPdf)).toEqual([true, true]);
});

test("stops a PDF that takes too much CPU time, and creates the next one", async () => {
  const used = [30_001, 0];
  const meterOf = () => {
    const time = used.shift() ?? 0;
    return async () => time;
  };
  const renderer = start({ cpuTime: 1, memoryInMiB: 1024 }, { ...parts, meterOf });
  const [expensive, next] = await Promise.allSettled([renderer.render(endless), renderer.render(order)]);
  expect(expensive).toMatchObject({ reason: new PdfUnavailableError("a PDF took more than 1 ms of CPU time") });
  expect(next.status === "fulfilled" && isPdf(next.value)).toBe(true);
});

test("measures the CPU time of its thread", async () => {
  const renderer = start({ cpuTime: 100, memoryInMiB: 1024 });
  await expect(renderer.render(endless)).rejects.toThrow("a PDF took more than 100 ms of CPU time");
});

test("reports a slow machine, not a bad report, if a thread starts late", async () => {
  const waits = 'require("node:worker_threads").parentPort.on("message", () => {})';
  const idle = (options: WorkerOptions) => new Worker(waits, { ...options, eval: true });
  const renderer = start({ timeout: 1 }, { ...parts, start: idle });
  await expect(renderer.render(order)).rejects.toThrow("the machine was too slow to create a PDF within 1 ms");
});

test("stops a PDF that takes too much memory", async () => {
  const renderer = start({ memoryInMiB: 64, cpuTime: 1e9, timeout: 1e9 });
  const [large, next] = await Promise.allSettled([renderer.render(endless), renderer.render(order)]);
  expect(large).toMatchObject({ reason: { cause: { code: "ERR_WORKER_OUT_OF_MEMORY" } } });
  expect(next.status === "fulfilled" && isPdf(next.value)).toBe(true);
});

test("refuses PDFs above the queue limit", async () => {
  const renderer = start({ mostQueued: 1 });
  const made = [renderer.render(order), renderer.render(order)];
  await expect(renderer.render(order)).rejects.toThrow("1 PDFs are already queued");
  expect((await Promise.all(made)).every(isPdf)).toBe(true);
});

test("a closed renderer rejects queued and later PDFs", async () => {
  const renderer = start();
  const pending = [renderer.render(endless), renderer.render(order)];
  await Promise.all([
    renderer.close(),
    ...pending.map((pdf) => expect(pdf).rejects.toThrow("the sandbox is stopping")),
  ]);
  await expect(renderer.render(order)).rejects.toThrow(PdfUnavailableError);
});
