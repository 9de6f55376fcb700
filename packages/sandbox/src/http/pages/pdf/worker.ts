import { parentPort } from "node:worker_threads";
import { createReportPdf, type PdfOrder } from "./report-pdf.ts";

/** The other side of renderer.ts. An error ends the thread and reaches the renderer. */
parentPort?.on("message", async (order: PdfOrder) => {
  const pdf = new Uint8Array(await createReportPdf(order));
  parentPort?.postMessage(pdf, [pdf.buffer]);
});
