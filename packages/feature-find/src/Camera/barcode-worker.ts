import { prepareReader, readBarcodes } from './read-barcodes.js';
import type { BarcodeReply, BarcodeRequest } from './barcode-reader.js';

/** Reads barcodes off the main thread. Only this file's Content-Security-Policy allows WebAssembly. */
globalThis.addEventListener('message', ({ data }: MessageEvent<BarcodeRequest>) => {
  if (data.type === 'prepare') prepareReader(data.wasm);
  else void answer(data.image);
});

async function answer(image: ImageData): Promise<void> {
  const texts = await readBarcodes(image).catch(() => null);
  const reply: BarcodeReply = { texts };
  globalThis.postMessage(reply, { transfer: [] });
}
