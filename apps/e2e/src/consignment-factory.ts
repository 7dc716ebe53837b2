import { randomUUID } from 'node:crypto';

import { startOfDayUtc } from '@consign/domain/dates';
import type { APIResponse, Page } from '@playwright/test';

import { address } from './addresses.js';
import { weekdayIn } from './weekdays.js';

interface Site {
  readonly id: string;
  readonly code: string;
  readonly defaultAccount: { readonly id: string };
  readonly defaultParticipant: { readonly id: string };
}

/** A consignment in the search results. */
interface SearchResultRow {
  readonly reference: string;
  readonly statusHistory: readonly { readonly code: string }[];
}

export interface BookingSlot {
  readonly scheduleId: string;
  readonly deliveryRunName: string;
  readonly scheduleStartDateTimeUtc: string;
  readonly placesLeft: number;
}

/** Creates consignments through the API as the signed-in user, and reads their status history. */
export interface ConsignmentFactory {
  /** Creates drafts with a shared sales reference; unless `ready`, they have no freight items. */
  readonly drafts: (count: number, salesReference: string, ready?: boolean) => Promise<string[]>;
  readonly cancel: (references: readonly string[]) => Promise<void>;
  readonly addFreight: (reference: string) => Promise<void>;
  readonly markReady: (references: readonly string[]) => Promise<void>;
  /** The PDF with the labels of a ready consignment. */
  readonly labels: (reference: string) => Promise<Buffer>;
  /** The slots of the next 60 days that a consignment's delivery could have. */
  readonly slots: (reference: string) => Promise<readonly BookingSlot[]>;
  readonly book: (reference: string, slot: BookingSlot) => Promise<void>;
  /** The status codes of each consignment. */
  readonly histories: (salesReference: string) => Promise<readonly (readonly string[])[]>;
}

/** A unique sales reference. */
export function newSalesReference(): string {
  return `SO-${randomUUID().slice(0, 8)}`;
}

const bookings = '/api/v2/runs/bookings/consignments';
const DAY_MS = 24 * 60 * 60 * 1000;

const item = {
  count: 2,
  packagingType: 'CARTON',
  description: 'Kauri shelf',
  volume: 0.2,
  weight: 20,
  dangerousGoods: null,
};

/** @param authorization the Authorization header of a request by the page itself */
export async function createConsignmentFactory(
  page: Page,
  authorization: string,
): Promise<ConsignmentFactory> {
  const post = async (path: string, data: object): Promise<APIResponse> => {
    const headers = { authorization, 'idempotency-key': randomUUID() };
    const response = await page.request.post(address('plain', path), { headers, data });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response;
  };
  const sitesResponse = await page.request.get(address('plain', '/api/v1/users/me/sites'), {
    headers: { authorization },
  });
  const sites = (await sitesResponse.json()) as Site[];
  const from = getSite(sites, 'AKL1');
  const fields = {
    accountId: from.defaultAccount.id,
    serviceType: 'GENERAL',
    senderParticipantId: from.defaultParticipant.id,
    receiverParticipantId: getSite(sites, 'WLG1').defaultParticipant.id,
    requestedDeliveryDate: startOfDayUtc(weekdayIn(7)),
  };

  async function draft(salesReference: string, isReady: boolean): Promise<string> {
    const body = { ...fields, salesReference, lineItems: isReady ? [item] : [] };
    return ((await (await post('/api/v1/consignments', body)).json()) as SearchResultRow).reference;
  }

  return {
    drafts: (count, salesReference, isReady = true) =>
      Promise.all(Array.from({ length: count }, () => draft(salesReference, isReady))),
    cancel: async (references) => {
      await post('/api/v2/consignments/bulk/cancel', { references, reason: 'Cancelled by Consign user' });
    },
    addFreight: async (reference) => {
      await post(`/api/v1/consignments/${reference}/line-items`, item);
    },
    markReady: async (references) => {
      await post('/api/v1/consignments/bulk/status', { statusCode: 'FINAL', references });
    },
    labels: async (reference) => {
      const made = await post('/api/v1/consignments/bulk/documents', {
        documentTypes: ['FRTLABEL'],
        references: [reference],
      });
      const { items } = (await made.json()) as { items: readonly { uri: string }[] };
      const [file] = items;
      if (file === undefined) throw new Error(`${reference} has no labels`);
      return (await page.request.get(address('plain', file.uri))).body();
    },
    slots: async (reference) => {
      const now = Date.now();
      const response = await post(`${bookings}/${reference}/available-booking-dates`, {
        startDateTimeUtc: new Date(now).toISOString(),
        endDateTimeUtc: new Date(now + 60 * DAY_MS).toISOString(),
      });
      return (await response.json()) as readonly BookingSlot[];
    },
    book: async (reference, { scheduleId, scheduleStartDateTimeUtc }) => {
      await post(`${bookings}/${reference}/booking`, { scheduleId, scheduleStartDateTimeUtc });
    },
    histories: async (salesReference) => {
      const response = await post('/api/v2/consignments/search?pageNumber=1&pageSize=25', {
        salesReference,
        siteIds: sites.map(({ id }) => id),
      });
      const { results } = (await response.json()) as { results: readonly SearchResultRow[] };
      return results.map(({ statusHistory }) => statusHistory.map(({ code }) => code));
    },
  };
}

function getSite(sites: readonly Site[], code: string): Site {
  const site = sites.find((each) => each.code === code);
  if (site === undefined) throw new Error(`The user has no site ${code}`);
  return site;
}
