import { afterEach, describe, expect, it, vi } from 'vitest';

import { fetchWithUploadProgress, trackUpload } from './upload.js';

/** A fake XMLHttpRequest that records the call and returns a fixed response. */
class FakeCall extends EventTarget {
  static last: FakeCall | null = null;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  responseType = '';
  status = 0;
  statusText = '';
  response: ArrayBuffer | null = null;
  sent: Blob | null = null;
  opened = '';
  isAborted = false;

  constructor() {
    super();
    FakeCall.last = this;
  }
  open(method: string, url: string): void {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-request: a: b\r\n';
  }
  send(body: Blob): void {
    this.sent = body;
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, text: string): void {
    this.status = status;
    this.response = text === '' ? null : (new TextEncoder().encode(text).buffer as ArrayBuffer);
    this.dispatchEvent(new Event('load'));
  }
}

function tracked(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  FakeCall.last = null;
  const onProgress = vi.fn<(share: number) => void>();
  const request = new Request('http://tasman.localhost/files', {
    method: 'POST',
    body: 'a file',
    headers: { Authorization: 'Bearer the-token' },
    ...(signal === undefined ? {} : { signal }),
  });
  return { answer: fetchWithUploadProgress(Object.assign(request, trackUpload(onProgress))), onProgress };
}

async function sent(): Promise<FakeCall> {
  return vi.waitFor(() => {
    const call = FakeCall.last;
    if (call?.sent == null) throw new Error('Nothing is sent yet');
    return call;
  });
}

describe('a tracked upload', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[FILE-05] sends method, URL, headers and body, and reports progress', async () => {
    const { answer, onProgress } = tracked();
    const call = await sent();
    expect(call.opened).toBe('POST http://tasman.localhost/files');
    expect(call.headers.get('authorization')).toBe('Bearer the-token');
    expect(await call.sent?.text()).toBe('a file');
    call.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: true, loaded: 3, total: 6 }),
    );
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
    call.answer(422, '{"messages":[]}');
    const response = await answer;
    expect(response.status).toBe(422);
    expect(response.headers.get('x-request')).toBe('a: b');
    expect(await response.json()).toEqual({ messages: [] });
  });

  it('returns a response without a body when there is none', async () => {
    const { answer } = tracked();
    (await sent()).answer(204, '');
    expect((await answer).body).toBeNull();
  });

  it('counts as no response when the connection is lost', async () => {
    const { answer } = tracked();
    (await sent()).dispatchEvent(new Event('error'));
    await expect(answer).rejects.toThrow('The upload was interrupted');
  });

  it('stops when the caller aborts', async () => {
    const stop = new AbortController();
    const { answer } = tracked(stop.signal);
    const call = await sent();
    stop.abort();
    await expect(answer).rejects.toHaveProperty('name', 'AbortError');
    expect(call.isAborted).toBe(true);
  });
});

it('any other call uses the global fetch', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(new Response('[]'));
  vi.stubGlobal('fetch', fetch);
  const request = new Request('http://tasman.localhost/files');
  await fetchWithUploadProgress(request);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(request);
  vi.unstubAllGlobals();
});
