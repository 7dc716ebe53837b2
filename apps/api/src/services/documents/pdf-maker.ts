import { startProcess } from '../processes/start-process.js';
import { createWorkerProcesses } from '../processes/worker-processes.js';
import type { PrintOrder } from './print-order.js';

/** Renders PDFs in processes of their own, so that neither the event loop nor the memory of this one depends on them. */
export interface PdfMaker {
  /**
   * @param customer takes turns with the others (DOCS-17).
   * @throws LostRequest if the document takes too long or too much memory, QueueFull if too many wait already.
   */
  make(customer: string, order: PrintOrder): Promise<Uint8Array>;
  close(): void;
}

/** Two, so that a large document of one customer does not keep another's waiting. */
const PROCESSES = 2;
const LIMITS = { dataMb: 768, heapMb: 384 };
const TIMEOUT_MS = 60_000;
const MAX_QUEUED = 50;

export function createPdfMaker(): PdfMaker {
  const workers = createWorkerProcesses<PrintOrder, Uint8Array>({
    start: () => startProcess(import.meta.url, 'pdf-process', LIMITS),
    count: PROCESSES,
    timeoutMs: TIMEOUT_MS,
    maxQueued: MAX_QUEUED,
  });
  return { make: (customer, order) => workers.ask(customer, order), close: () => workers.close() };
}
