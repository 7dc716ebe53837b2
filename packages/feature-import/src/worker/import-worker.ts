import type { WorkerRequest } from './protocol.js';
import { createFileReading } from './read-import-file.js';

// The worker's script: it shares nothing with the page but messages.
const reading = createFileReading((reply) => {
  globalThis.postMessage(reply, { transfer: [] });
});

globalThis.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void reading.receive(data);
});
