import type { Fetch } from './transport.js';
import { toWholeResponse } from './whole-response.js';

/** Called with the uploaded share of the body, from 0 to 1. */
export type UploadProgress = (share: number) => void;

interface Tracked {
  readonly onUploadProgress?: UploadProgress;
}

/**
 * Spread into a call's input to track its upload. Works only when the client's fetch is `fetchWithUploadProgress`;
 * other fetches report nothing.
 *
 * @example client.consignment.POST('/api/v1/consignments/{ref}/files', { path, body, ...trackUpload(setShare) })
 */
export function trackUpload(onUploadProgress: UploadProgress): object {
  return { onUploadProgress } satisfies Tracked;
}

/** The global fetch, except for tracked uploads, which use XMLHttpRequest because fetch has no upload progress. */
export const fetchWithUploadProgress: Fetch = async (request) => {
  // openapi-fetch copies extra options of a call onto its request.
  const { onUploadProgress } = request as Tracked;
  return onUploadProgress === undefined ? globalThis.fetch(request) : sendTracked(request, onUploadProgress);
};

async function sendTracked(request: Request, onProgress: UploadProgress): Promise<Response> {
  const body = await request.blob();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    call.responseType = 'arraybuffer';
    request.headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    call.addEventListener('load', () => resolve(toResponse(call)));
    call.addEventListener('error', () => reject(new TypeError('The upload was interrupted')));
    call.addEventListener('abort', () => reject(request.signal.reason));
    request.signal.addEventListener('abort', () => call.abort());
    call.send(body);
  });
}

function toResponse(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  const { status, statusText } = call;
  return toWholeResponse(call.response as ArrayBuffer | null, { status, statusText, headers });
}
