import { Agent, request } from 'node:http';

import { type Caller, createToken } from '../api-list/caller.js';
import type { Issuer } from '../api-list/issuer.js';

/** Downloads everything of the caller's sites, as the screen does. */
export interface ExtractCall {
  /** Returns the number of rows; what arrives is counted and dropped. */
  readonly send: () => Promise<number>;
}

const lineFeed = 0x0a;

export function createExtractCall(origin: string, issuer: Issuer, caller: Caller): ExtractCall {
  const token = createToken(issuer, caller, ['Access.DISPATCH', 'Consignment.LimitedEdit']);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = {
    host: caller.host,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-appname': 'bench',
    'x-appversion': '20250715.1',
  };
  const body = JSON.stringify({ format: 'csv', searchParameters: { siteIds: caller.siteIds } });
  return {
    send: () =>
      new Promise((resolve, reject) => {
        const url = `${origin}/api/v1/data/export/consignments`;
        const call = request(url, { method: 'POST', agent, headers }, (response) => {
          const total = Number(response.headers['x-total-count']);
          let lines = 0;
          response.on('data', (part: Buffer) => {
            for (const byte of part) if (byte === lineFeed) lines += 1;
          });
          response.on('error', reject);
          response.on('end', () => {
            // Without line breaks inside cells, which the demonstration data has few of.
            if (response.statusCode === 200 && lines > total) resolve(total);
            else reject(new Error(`${url} returned ${response.statusCode}, ${lines} lines of ${total} rows`));
          });
        });
        call.on('error', reject);
        call.end(body);
      }),
  };
}
