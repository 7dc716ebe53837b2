import type { Page } from '@playwright/test';

import { address, ports } from './addresses.js';

/** Client secret of the providers' systems in this run's stack. */
export const providerSecret = 'known-to-the-journeys';

interface ReportedEvent {
  readonly type: string;
  readonly title?: string;
  readonly standardEventCode?: string;
  readonly proof?: { readonly signatory: string; readonly piecesDelivered: number };
}

/** Reports events of a consignment as Tasman Freight's own systems do, in order and with the current time (PROV-01). */
export async function reportEvents(
  page: Page,
  reference: string,
  events: readonly ReportedEvent[],
): Promise<string[]> {
  const basic = Buffer.from(`consign-tasman-provider:${providerSecret}`).toString('base64');
  const tokenResponse = await page.request.post(`http://localhost:${ports.identity}/token`, {
    maxRetries: 1,
    headers: { authorization: `Basic ${basic}` },
    form: { grant_type: 'client_credentials' },
  });
  const { access_token: token } = (await tokenResponse.json()) as { access_token: string };
  const occurredAtDateTimeUtc = new Date().toISOString();
  const response = await page.request.post(address('plain', '/api/v1/provider/consignments/events'), {
    headers: { authorization: `Bearer ${token}` },
    data: {
      events: events.map((event, index) => ({
        ...event,
        eventId: `journey-${index}`,
        reference,
        occurredAtDateTimeUtc,
      })),
    },
  });
  if (!response.ok()) throw new Error(`The report failed: ${response.status()} ${await response.text()}`);
  const { results } = (await response.json()) as { results: { outcome: string }[] };
  return results.map(({ outcome }) => outcome);
}
