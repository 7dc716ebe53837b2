import type { ImportWorker, WorkerReply, WorkerRequest } from '../worker/protocol.js';
import { createFileReading } from '../worker/read-import-file.js';

/** A worker that runs in the page, for tests and stories. */
export function pageWorker(): ImportWorker {
  let listener: ((event: MessageEvent<WorkerReply>) => void) | null = null;
  let isOver = false;
  const reading = createFileReading((reply) => {
    queueMicrotask(() => {
      if (!isOver) listener?.(new MessageEvent('message', { data: reply }));
    });
  });
  return {
    postMessage: (message: WorkerRequest) => void reading.receive(message),
    terminate: () => {
      isOver = true;
    },
    addEventListener: (type, added) => {
      if (type === 'message') listener = added;
    },
  };
}
