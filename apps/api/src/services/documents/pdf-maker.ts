import type { Worker } from 'node:worker_threads';

import { startThread } from '../thread.js';
import type { PdfAnswer, PdfRequest } from './pdf-worker.js';
import type { PrintOrder } from './print-order.js';

/** Renders PDFs on a worker thread, so that the event loop stays free. */
export interface PdfMaker {
  make(order: PrintOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(pdf: Uint8Array): void;
  reject(error: Error): void;
}

/** Starts the thread with the first order, and replaces one that crashed. */
export function createPdfMaker(): PdfMaker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let orders = 0;

  function settle(answer: PdfAnswer): void {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker?.unref();
    if ('error' in answer) asked?.reject(answer.error);
    else asked?.resolve(answer.pdf);
  }

  function lose(lost: Worker, error: Error): void {
    if (worker !== lost) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function started(): Worker {
    if (worker !== null) return worker;
    const thread = startThread(import.meta.url, 'pdf-worker');
    thread.on('message', settle);
    thread.on('error', (error: Error) => lose(thread, error));
    thread.on('exit', (code) => lose(thread, new Error(`The document worker exited with code ${code}`)));
    worker = thread;
    return thread;
  }

  return {
    make: (order) =>
      new Promise((resolve, reject) => {
        orders += 1;
        waiting.set(orders, { resolve, reject });
        const thread = started();
        thread.ref();
        thread.postMessage({ id: orders, order } satisfies PdfRequest, []);
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
