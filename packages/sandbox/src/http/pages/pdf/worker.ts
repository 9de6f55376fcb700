import { parentPort } from "node:worker_threads";
import { createReportPdf, type PdfOrder } from "./report-pdf.ts";

/** The other side of renderer.ts. A report that cannot be made ends the thread, and the renderer is told why. */
parentPort?.on("message", async (order: PdfOrder) => {
  const pdf = new Uint8Array(await createReportPdf(order));
  parentPort?.postMessage(pdf, [pdf.buffer]);
});
