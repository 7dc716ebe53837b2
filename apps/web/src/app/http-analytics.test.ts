import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createHttpSink } from './http-analytics.js';

const url = 'https://collect.tasman.example/events';
const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset();
  sent.mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'visibilityState');
});

const createSink = () => createHttpSink({ url, tenantCode: 'TASMAN', page: window });
const batches = () => sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as { events: object[] });

it('[PLAT-16] posts the events of ten seconds together, without cookies, token or referrer', () => {
  const record = createSink();
  record({ name: 'consignment opened' });
  record({ name: 'file uploaded', fileType: 'POD' });
  vi.advanceTimersByTime(9_999);
  expect(sent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(batches()).toEqual([
    {
      version: '20250715.1',
      tenantCode: 'TASMAN',
      events: [{ name: 'consignment opened' }, { name: 'file uploaded', fileType: 'POD' }],
    },
  ]);
  expect(sent.mock.calls[0]?.[0]).toBe(url);
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  });
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveBeenCalledOnce();
});

it('[PLAT-16] posts at once when there are twenty, and what is left when the page is hidden', () => {
  const record = createSink();
  for (let count = 0; count < 21; count += 1) record({ name: 'line item created' });
  expect(batches().map(({ events }) => events.length)).toEqual([20]);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(batches().map(({ events }) => events.length)).toEqual([20, 1]);
});

it('[PLAT-16] drops a batch that fails, and stores nothing', async () => {
  sent.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const record = createSink();
  record({ name: 'export downloaded', format: 'csv' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveBeenCalledOnce();
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
});
