import { createInvoiceReading } from '../worker/invoice-reading.js';
import type { InvoiceWorker, ReadingReply } from '../worker/protocol.js';

/** A worker that runs in the page, for tests and stories. */
export function pageWorker(): InvoiceWorker {
  const answer = createInvoiceReading();
  let listener: ((event: MessageEvent<ReadingReply>) => void) | null = null;
  return {
    postMessage: (request) =>
      void answer(request).then((reply) => listener?.(new MessageEvent('message', { data: reply }))),
    terminate: () => {
      listener = null;
    },
    addEventListener: (type, added) => {
      if (type === 'message') listener = added;
    },
  };
}
