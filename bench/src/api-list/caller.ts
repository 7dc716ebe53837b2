import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

import type { SigningIssuer } from '../../../issuer.shared.js';
import { query } from '../postgres/statements.js';

/** The calling user: the manager of the demo organisation with the most consignments. */
export interface Caller {
  readonly host: string;
  readonly subject: string;
  readonly audience: string;
  readonly externalId: string;
  readonly siteIds: readonly string[];
}

const email = 'manager@kowhai.example';
/** Active sites of the caller, as selected in the top bar. */
const SITE_COUNT = 3;

/** Reads the caller from the database, because sign-in isn't measured. */
export async function readCaller(url: string, issuer: string): Promise<Caller> {
  const [row] = await query<{ host: string; subject: string; external_id: string; site_ids: string[] }>(
    url,
    `select u.subject, t.external_id,
        (select h.host from tenant_hosts h where h.tenant_id = t.tenant_id order by h.host limit 1) as host,
        array(select s.site_id::text from user_sites s where s.tenant_id = u.tenant_id and s.user_id = u.id
          order by s.site_id limit $3) as site_ids
      from users u join tenants t on t.tenant_id = u.tenant_id
      where u.email = $1 and u.issuer = $2`,
    [email, issuer, SITE_COUNT],
  );
  if (!row) throw new Error(`${email} is not a user of ${issuer}`);
  const audience = `urn:consign:${row.external_id.replace(/^org_/, '')}`;
  return {
    host: row.host,
    subject: row.subject,
    audience,
    externalId: row.external_id,
    siteIds: row.site_ids,
  };
}

/** An access token of the caller with these permissions. */
export function createToken(issuer: SigningIssuer, caller: Caller, permissions: readonly string[]): string {
  return issuer.accessToken({
    sub: caller.subject,
    aud: caller.audience,
    org_id: caller.externalId,
    permissions,
  });
}

interface CallOptions {
  readonly method?: 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  /** The expected status, such as 403, of a call that should be refused. */
  readonly refusal?: number;
}

/** Sends a call, a POST by default if it has a body and a GET if not; returns the text of its answer, as expected. */
type CallApi = (path: string, body?: unknown, options?: CallOptions) => Promise<string>;

/** Calls the API as a browser of the caller does, over one connection. */
export function connect(
  {
    origin,
    issuer,
    caller,
  }: { readonly origin: string; readonly issuer: SigningIssuer; readonly caller: Caller },
  permissions: readonly string[],
): CallApi {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const always = {
    host: caller.host,
    authorization: `Bearer ${createToken(issuer, caller, permissions)}`,
    'accept-encoding': 'gzip',
    'x-appname': 'bench',
    'x-appversion': '20250715.1',
  };
  return (path, body, { method = body === undefined ? undefined : 'POST', headers = {}, refusal } = {}) =>
    new Promise((resolve, reject) => {
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const options = { method, agent, headers: { ...always, ...json, ...headers } };
      const sent = request(`${origin}${path}`, options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const sentBytes = Buffer.concat(parts);
          const isZipped = response.headers['content-encoding'] === 'gzip';
          const text = (isZipped ? gunzipSync(sentBytes) : sentBytes).toString('utf8');
          const status = response.statusCode ?? 0;
          if (refusal === undefined ? status >= 200 && status < 300 : status === refusal) resolve(text);
          else reject(new Error(`${path} returned ${status}: ${text.slice(0, 300)}`));
        });
      });
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

/** Sends a call as often as wanted, each after the answer of the one before. */
export const repeat =
  (send: () => Promise<unknown>) =>
  async (times: number): Promise<void> => {
    for (let sent = 0; sent < times; sent += 1) await send();
  };
