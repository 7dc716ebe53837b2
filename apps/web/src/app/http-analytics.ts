import { defaultAppVersion } from '@consign/api-client/internal';
import type { AnalyticsSink } from '@consign/session';

const MAX_BATCH = 20;
const BATCH_DELAY_MS = 10_000;

interface Options {
  readonly url: string;
  readonly tenantCode: string;
  readonly page: Pick<Window, 'fetch' | 'setTimeout' | 'clearTimeout' | 'document'>;
}

/**
 * Posts events in batches to an HTTP collector: after ten seconds, at twenty events, or when the page is hidden. Sends
 * no cookies, no token, no referrer and no user; stores nothing. A batch that fails is dropped.
 */
export function createHttpSink({ url, tenantCode, page }: Options): AnalyticsSink {
  let batch: Parameters<AnalyticsSink>[0][] = [];
  let timer: number | null = null;

  function flush(): void {
    if (timer !== null) page.clearTimeout(timer);
    timer = null;
    if (batch.length === 0) return;
    const body = JSON.stringify({ version: defaultAppVersion, tenantCode, events: batch });
    batch = [];
    // A plain text needs no preflight, for which a page that is being closed has no time.
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    page
      .fetch(url, {
        method: 'POST',
        mode: 'no-cors',
        body,
        headers,
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
      })
      .catch(() => undefined);
  }

  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') flush();
  });

  return (event) => {
    batch.push(event);
    if (batch.length >= MAX_BATCH) flush();
    else timer ??= page.setTimeout(flush, BATCH_DELAY_MS);
  };
}
