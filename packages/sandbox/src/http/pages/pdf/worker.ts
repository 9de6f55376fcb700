import { parentPort } from "node:worker_threads";
import type { CpuUsage } from "@assessment-api/runtime/server";
import { createReportPdf, type PdfOrder } from "./report-pdf.ts";

/** Worker messages: a PDF was started (with CPU time, if known) or finished. */
export type PdfReport =
  | { readonly at: "begin"; readonly cpuUsage: CpuUsage | undefined }
  | { readonly at: "end"; readonly pdf: Uint8Array };

const report = (message: PdfReport, transferred: ArrayBuffer[] = []) => parentPort?.postMessage(message, transferred);

// An error ends the worker; renderer.ts handles it.
parentPort?.on("message", async (order: PdfOrder) => {
  report({ at: "begin", cpuUsage: (process as Partial<typeof process>).threadCpuUsage?.() });
  const pdf = new Uint8Array(await createReportPdf(order));
  report({ at: "end", pdf }, [pdf.buffer]);
});
