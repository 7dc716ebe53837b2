import { parentPort } from 'node:worker_threads';

import { renderPdf } from './pdf/render.js';
import type { PrintOrder } from './print-order.js';

/** Messages to and from the thread. */
export interface PdfRequest {
  readonly id: number;
  readonly order: PrintOrder;
}

export type PdfAnswer =
  | { readonly id: number; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly error: Error };

async function print({ id, order }: PdfRequest): Promise<void> {
  try {
    const pdf = new Uint8Array(await renderPdf(order));
    parentPort?.postMessage({ id, pdf } satisfies PdfAnswer, [pdf.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, error: error as Error } satisfies PdfAnswer, []);
  }
}

// One order at a time, to bound memory.
let last: Promise<void> = Promise.resolve();

async function after(earlier: Promise<void>, request: PdfRequest): Promise<void> {
  await earlier;
  await print(request);
}

parentPort?.on('message', (request: PdfRequest) => {
  last = after(last, request);
});
