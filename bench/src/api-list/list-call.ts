import { Agent, request } from 'node:http';

import type { ConsignmentSearch, ConsignmentPage } from '@consign/api-client/consignment';

import type { Caller } from './caller.js';
import type { Issuer } from './issuer.js';

/** The list as the screen asks for it, again and again over one connection. */
export interface ListCall {
  readonly send: (times: number) => Promise<void>;
  readonly rows: number;
  readonly rowCount: number;
}

const query = 'pageNumber=1&pageSize=25&sortOption=createdAtDateTimeUtc&sortDirection=asc';
const day = 24 * 60 * 60 * 1000;

export async function listCall(origin: string, issuer: Issuer, caller: Caller): Promise<ListCall> {
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
  const token = issuer.accessToken({
    sub: caller.subject,
    aud: caller.audience,
    org_id: caller.externalId,
    permissions: ['Access.DISPATCH', 'Consignment.LimitedEdit'],
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const once = (): Promise<string> =>
    post(`${origin}/api/v2/consignments/search?${query}`, body, token, caller.host, agent);
  const page: ConsignmentPage = JSON.parse(await once());
  if (page.results.length !== 25)
    throw new Error(`the list has ${page.results.length} rows where 25 were expected`);
  return {
    rows: page.results.length,
    rowCount: page.rowCount,
    send: async (times) => {
      for (let call = 0; call < times; call += 1) await once();
    },
  };
}

function post(url: string, body: unknown, token: string, host: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-appname': 'bench',
      'x-appversion': '20250715.1',
    };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`the list answers ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}
