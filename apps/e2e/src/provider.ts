import type { Page } from '@playwright/test';

import { address, ports } from './addresses.js';

/** Client secret of the providers' systems in this run's stack. */
export const providerSecret = 'known-to-the-journeys';

interface ReportedEvent {
  readonly type: string;
  /** Its position in the call by default. */
  readonly eventId?: string;
  readonly actionRequired?: boolean;
  readonly answerId?: string | undefined;
  readonly resolvesEventId?: string;
  readonly title?: string;
  readonly standardEventCode?: string;
  readonly proof?: { readonly signatory: string; readonly piecesDelivered: number };
}

/** An answer of the feed (ANSW-10). */
interface ReadAnswer {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly note: string | null;
}

async function getToken(page: Page): Promise<string> {
  const basic = Buffer.from(`consign-tasman-provider:${providerSecret}`).toString('base64');
  const response = await page.request.post(`http://localhost:${ports.identity}/token`, {
    headers: { authorization: `Basic ${basic}` },
    form: { grant_type: 'client_credentials' },
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Reports events of a consignment as Tasman Freight's own systems do, in order and with the current time (PROV-01). */
export async function reportEvents(
  page: Page,
  reference: string,
  events: readonly ReportedEvent[],
): Promise<string[]> {
  const token = await getToken(page);
  const occurredAtDateTimeUtc = new Date().toISOString();
  const response = await page.request.post(address('plain', '/api/v1/provider/consignments/events'), {
    headers: { authorization: `Bearer ${token}` },
    data: {
      events: events.map((event, index) => ({
        eventId: `journey-${index}`,
        ...event,
        reference,
        occurredAtDateTimeUtc,
      })),
    },
  });
  if (!response.ok()) throw new Error(`The report failed: ${response.status()} ${await response.text()}`);
  const { results } = (await response.json()) as { results: { outcome: string }[] };
  return results.map(({ outcome }) => outcome);
}

/** The first page of the answers that Tasman Freight's customers gave. */
export async function readAnswers(page: Page): Promise<readonly ReadAnswer[]> {
  const response = await page.request.get(address('plain', '/api/v1/provider/answers'), {
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  if (!response.ok()) throw new Error(`The feed failed: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as { answers: readonly ReadAnswer[] }).answers;
}
