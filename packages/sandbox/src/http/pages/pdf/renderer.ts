import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { SECOND } from "../../../domain/time.ts";
import type { PdfOrder } from "./report-pdf.ts";

/** Makes PDFs, one after the other, in a thread of its own. */
export interface PdfRenderer {
  /** @throws PdfUnavailableError */
  render(order: PdfOrder): Promise<Uint8Array>;
  /** Ends the thread; waiting reports are refused. */
  close(): Promise<void>;
}

/** A PDF takes too long or too much, or there are too many to be made; the message is for the log. */
export class PdfUnavailableError extends Error {
  override name = "PdfUnavailableError";
}

export interface PdfLimits {
  /** Of one PDF, by the machine's clock. */
  readonly timeout: number;
  /** Heap of the thread. */
  readonly memoryInMiB: number;
  /** PDFs that wait while one is being made. */
  readonly waiting: number;
  /** The thread ends when there was nothing to do for this long. */
  readonly idle: number;
}

/** A usual report takes a fifth of a second, the largest one that the bounds let through a second. */
const defaults: PdfLimits = { timeout: 30 * SECOND, memoryInMiB: 256, waiting: 8, idle: 30 * SECOND };

interface Job {
  readonly order: PdfOrder;
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
}

// TypeScript in the repository, JavaScript where it is published.
const program = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

/** @param limits others than the usual ones, for tests */
export function createPdfRenderer(limits: Partial<PdfLimits> = {}): PdfRenderer {
  const { timeout, memoryInMiB, waiting, idle } = { ...defaults, ...limits };
  const queue: Job[] = [];
  let running: Job | undefined;
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function start(): Worker {
    const started = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: memoryInMiB },
      execArgv: [],
    });
    // A thread without work does not keep the process from ending.
    started.unref();
    started.on("message", (pdf: Uint8Array) => {
      if (started === thread) finish((job) => job.resolve(pdf));
    });
    started.on("error", (cause) => {
      if (started === thread) fail(new PdfUnavailableError("the thread that makes PDFs failed", { cause }));
    });
    return started;
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
    timer = setTimeout(() => fail(new PdfUnavailableError(`a PDF took more than ${timeout} ms`)), timeout);
    thread.postMessage(running.order);
  }

  function finish(how: (job: Job) => void): void {
    const job = running;
    running = undefined;
    if (job !== undefined) how(job);
    next();
  }

  function fail(reason: PdfUnavailableError): void {
    stop();
    finish((job) => job.reject(reason));
  }

  async function stop(): Promise<void> {
    clearTimeout(timer);
    const stopped = thread;
    thread = undefined;
    await stopped?.terminate();
  }

  return {
    render(order) {
      if (closed) return Promise.reject(new PdfUnavailableError("the sandbox is being closed"));
      if (queue.length >= waiting)
        return Promise.reject(new PdfUnavailableError(`${waiting} PDFs are waiting already`));
      return new Promise((resolve, reject) => {
        queue.push({ order, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      const reason = new PdfUnavailableError("the sandbox is being closed");
      for (const job of queue.splice(0)) job.reject(reason);
      const stopped = stop();
      running?.reject(reason);
      running = undefined;
      await stopped;
    },
  };
}
