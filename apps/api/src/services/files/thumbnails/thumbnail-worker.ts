import { parentPort } from 'node:worker_threads';

import { renderThumbnail } from './render-thumbnail.js';
import { READY, type ThumbnailAnswer, type ThumbnailRequest } from './thumbnail-messages.js';

async function answer({ content, mediaType }: ThumbnailRequest): Promise<ThumbnailAnswer> {
  try {
    return new Uint8Array(await renderThumbnail(content, mediaType));
  } catch {
    return null;
  }
}

parentPort?.on('message', async (request: ThumbnailRequest) => {
  parentPort?.postMessage(await answer(request), []);
});

// The caller starts its time-out at this message: loading is slow on a busy machine.
parentPort?.postMessage(READY, []);
