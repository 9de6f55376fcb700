import { extname } from "node:path";
import { Worker, type WorkerOptions } from "node:worker_threads";
import { type CpuUsage, threadCpuMeter, untilCpuTime } from "@assessment-api/runtime/server";
import { SECOND } from "../../../domain/time.ts";
import type { PdfOrder } from "./report-pdf.ts";
import type { PdfReport } from "./worker.ts";

export interface PdfRenderer {
  render(order: PdfOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

export class PdfUnavailableError extends Error {
  override name = "PdfUnavailableError";
}

export interface PdfLimits {
  /** Maximum CPU time per PDF in milliseconds. */
  readonly cpuTime: number;
  /** Timeout in milliseconds, including the start of the worker. */
  readonly timeout: number;
  readonly memoryInMiB: number;
  readonly mostQueued: number;
  readonly idle: number;
}

/** Default limits: a typical report takes 0.2 s, the largest 1 s. */
const defaults: PdfLimits = {
  cpuTime: 30 * SECOND,
  timeout: 120 * SECOND,
  memoryInMiB: 256,
  mostQueued: 8,
  idle: 30 * SECOND,
};

export interface PdfThreadParts {
  start(options: WorkerOptions): Worker;
  readonly meterOf: typeof threadCpuMeter;
}

interface Job {
  readonly order: PdfOrder;
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
}

const program = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

const defaultParts: PdfThreadParts = { start: (options) => new Worker(program, options), meterOf: threadCpuMeter };

export function createPdfRenderer(limits: Partial<PdfLimits> = {}, parts = defaultParts): PdfRenderer {
  const { cpuTime, timeout, memoryInMiB, mostQueued, idle } = { ...defaults, ...limits };
  const queue: Job[] = [];
  let running: Job | undefined;
  let over = new AbortController();
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function start(): Worker {
    const started = parts.start({
      resourceLimits: { maxOldGenerationSizeMb: memoryInMiB },
      execArgv: [],
    });
    // An idle worker must not keep the process alive.
    started.unref();
    started.on("message", (report: PdfReport) => {
      if (started !== thread) return;
      if (report.at === "end") finish((job) => job.resolve(report.pdf));
      else limitCpuTime(started, report.cpuUsage, over.signal);
    });
    started.on("error", (cause) => {
      if (started === thread) fail(new PdfUnavailableError("the PDF thread failed", { cause }));
    });
    return started;
  }

  async function limitCpuTime(worker: Worker, begun: CpuUsage | undefined, signal: AbortSignal): Promise<void> {
    await untilCpuTime(parts.meterOf(worker, begun), cpuTime, signal);
    if (!signal.aborted) fail(new PdfUnavailableError(`a PDF took more than ${cpuTime} ms of CPU time`));
  }

  function next(): void {
    if (running !== undefined) return;
    clearTimeout(timer);
    running = queue.shift();
    if (running === undefined) {
      timer = setTimeout(stop, idle).unref();
      return;
    }
    thread ??= start();
    over = new AbortController();
    const slow = `the machine was too slow to create a PDF within ${timeout} ms`;
    timer = setTimeout(() => fail(new PdfUnavailableError(slow)), timeout);
    thread.postMessage(running.order);
  }

  function finish(how: (job: Job) => void): void {
    const job = running;
    running = undefined;
    over.abort();
    if (job !== undefined) how(job);
    next();
  }

  function fail(reason: PdfUnavailableError): void {
    stop();
    finish((job) => job.reject(reason));
  }

  async function stop(): Promise<void> {
    clearTimeout(timer);
    over.abort();
    const stopped = thread;
    thread = undefined;
    await stopped?.terminate();
  }

  return {
    render(order) {
      if (closed) return Promise.reject(new PdfUnavailableError("the sandbox is stopping"));
      if (queue.length >= mostQueued)
        return Promise.reject(new PdfUnavailableError(`${mostQueued} PDFs are already queued`));
      return new Promise((resolve, reject) => {
        queue.push({ order, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      const reason = new PdfUnavailableError("the sandbox is stopping");
      for (const job of queue.splice(0)) job.reject(reason);
      const stopped = stop();
      running?.reject(reason);
      running = undefined;
      await stopped;
    },
  };
}
