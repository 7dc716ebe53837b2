import { serveRequests } from '../services/processes/start-process.js';

function hang(): never {
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
}

/** Outside of V8's heap, as images are. */
function grow(): never {
  const kept: Buffer[] = [];
  for (;;) kept.push(Buffer.alloc(64 * 1024 * 1024, 1));
}

/** Misbehaves in every way that a process can. */
serveRequests(({ do: what, bytes }: { do: string; bytes?: Uint8Array }): Promise<Uint8Array> => {
  if (what === 'echo' && bytes !== undefined) return Promise.resolve(bytes);
  if (what === 'exit') process.exit(3);
  if (what === 'hang') hang();
  if (what === 'grow') grow();
  return Promise.reject(new Error('nothing to do'));
});
