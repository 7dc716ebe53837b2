import { Agent } from 'node:http';

import type { ConsignmentSearch, ConsignmentPage } from '@consign/api-client/consignment';

import { type Caller, createToken } from './caller.js';
import type { Issuer } from './issuer.js';
import { callApi } from './call-api.js';

/** Calls the list API as the screen does, over one connection. */
export interface ListCall {
  readonly rowCount: number;
  /** Requests the first page repeatedly. */
  readonly send: (times: number) => Promise<void>;
  /** Requests a page by number, optionally with the page key of the previous page. */
  readonly page: (pageNumber: number, pageKey?: string) => Promise<ConsignmentPage>;
  /** Requests all matching ids repeatedly. */
  readonly sendMatchingIds: (times: number) => Promise<void>;
}

export const PAGE_SIZE = 25;
const order = 'sortOption=createdAtDateTimeUtc&sortDirection=asc';
const paged = `pageSize=${PAGE_SIZE}&${order}`;
const day = 24 * 60 * 60 * 1000;

export async function createListCall(origin: string, issuer: Issuer, caller: Caller): Promise<ListCall> {
  const now = Date.now();
  const body: ConsignmentSearch = {
    statuses: [],
    siteIds: [...caller.siteIds],
    date: {
      dateRangeType: 'Creation',
      startDateUtc: new Date(now - 93 * day).toISOString(),
      endDateUtc: new Date(now + day).toISOString(),
    },
  };
  const token = createToken(issuer, caller, ['Access.DISPATCH', 'Consignment.LimitedEdit']);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const search = (path: string): Promise<string> =>
    callApi({ url: `${origin}/api/v2/consignments/search${path}`, body, token, host: caller.host, agent });
  const repeat =
    (path: string) =>
    async (times: number): Promise<void> => {
      for (let call = 0; call < times; call += 1) await search(path);
    };
  const page: ListCall['page'] = async (pageNumber, pageKey) => {
    const key = pageKey === undefined ? '' : `&pageKey=${pageKey}`;
    const result: ConsignmentPage = JSON.parse(await search(`?pageNumber=${pageNumber}&${paged}${key}`));
    if (result.results.length === PAGE_SIZE) return result;
    throw new Error(`page ${pageNumber} has ${result.results.length} rows where ${PAGE_SIZE} were expected`);
  };
  const { rowCount } = await page(1);
  return {
    rowCount,
    page,
    send: repeat(`?pageNumber=1&${paged}`),
    sendMatchingIds: repeat(`/matching?${order}`),
  };
}
