import type { IncomingMessage, ServerResponse } from 'node:http';

import { sendJson } from './http.js';

/** The library's own limit, which it reports as a body that can't be parsed. */
const MAX_BODY_BYTES = 56 * 1024;
const BODY_SECONDS = 30;

/** PostgreSQL stores no NUL, and no value of ours has one. */
export function hasNul(text: string): boolean {
  return text.includes('\0');
}

/** Refuses a request that no route can use; returns whether it did. */
export function refuseUnusable(request: IncomingMessage, response: ServerResponse): boolean {
  if (/%00/.test(request.url ?? '')) {
    sendRefusal(response, 400, 'the address contains a NUL character');
    return true;
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    response.setHeader('connection', 'close');
    sendRefusal(response, 413, 'the body is too large');
    return true;
  }
  return false;
}

function sendRefusal(response: ServerResponse, status: number, description: string): void {
  sendJson(response, status, { error: 'invalid_request', error_description: description });
}

/** Ends a request whose body has not arrived after 30 seconds. */
export function endSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  seconds: number = BODY_SECONDS,
): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) {
      request.destroy();
      return;
    }
    response.setHeader('connection', 'close');
    response.once('finish', () => request.destroy());
    sendRefusal(response, 408, 'the body took too long to arrive');
  }, seconds * 1000);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}
