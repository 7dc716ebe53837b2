import type { InvoiceColumnNames, InvoiceField, InvoiceLine } from '@consign/domain/invoices';

import type { InvoiceWorker, ReadAnswer, ReadingReply, ReadingRequest } from './protocol.js';

/** An invoice that is read in a worker, so that the page stays free. */
export interface InvoiceReader {
  readonly read: (file: Blob | string, remembered: InvoiceColumnNames) => Promise<ReadAnswer>;
  readonly recognise: (remembered: InvoiceColumnNames) => Promise<ReadAnswer>;
  readonly choose: (columns: readonly (InvoiceField | null)[]) => Promise<ReadAnswer>;
  /** At most `count` lines after the first `after`. */
  readonly lines: (after: number, count: number) => Promise<readonly InvoiceLine[]>;
  readonly dispose: () => void;
}

type Ask<Request> = Request extends unknown ? Omit<Request, 'number'> : never;

const broken = {
  ok: false,
  message: "The file can't be read. Nothing was loaded. Reload the page and choose it again",
} as const;

export function createInvoiceReader(makeWorker: () => InvoiceWorker = createWorker): InvoiceReader {
  const worker = makeWorker();
  const waiting = new Map<number, (reply: ReadingReply | null) => void>();
  let count = 0;
  worker.addEventListener('message', ({ data: reply }) => {
    waiting.get(reply.number)?.(reply);
    waiting.delete(reply.number);
  });
  const fail = (): void => {
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  const ask = (request: Ask<ReadingRequest>): Promise<ReadingReply | null> =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      worker.postMessage({ ...request, number: count }, []);
    });
  const askForPreview = async (request: Ask<ReadingRequest>): Promise<ReadAnswer> => {
    const reply = await ask(request);
    return reply?.type === 'answer' ? reply.answer : broken;
  };
  return {
    read: (file, remembered) => askForPreview({ type: 'read', file, remembered }),
    recognise: (remembered) => askForPreview({ type: 'recognise', remembered }),
    choose: (columns) => askForPreview({ type: 'choose', columns }),
    lines: async (after, most) => {
      const reply = await ask({ type: 'lines', after, count: most });
      if (reply?.type !== 'lines') throw new Error(broken.message);
      return reply.lines;
    },
    dispose: () => worker.terminate(),
  };
}

function createWorker(): Worker {
  return new Worker(new URL('invoice-worker.ts', import.meta.url), { type: 'module' });
}
