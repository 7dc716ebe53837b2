import { createInvoiceReading } from './invoice-reading.js';
import type { ReadingRequest } from './protocol.js';

// The worker's script: it shares nothing with the page but messages.
const answer = createInvoiceReading();

globalThis.addEventListener('message', ({ data }: MessageEvent<ReadingRequest>) => {
  void answer(data).then((reply) => globalThis.postMessage(reply, { transfer: [] }));
});
