import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { isPublicAddress } from './public-address.js';

/** Posts a body; resolves to the status of the answer, rejects when there is none. */
export type SendMessage = (
  url: string,
  message: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
) => Promise<number>;

const TIMEOUT_MS = 15_000;

/** A host name of a URL, without the brackets of IPv6. */
const toHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/gu, '').toLowerCase();

/** Why a URL can't be a webhook's (PROV-23), or null. Names are resolved when a message is sent. */
export function checkWebhookUrl(text: string, allowedHosts: readonly string[]): string | null {
  if (!URL.canParse(text)) return 'Enter a whole address, such as https://erp.example/consign';
  const url = new URL(text);
  const host = toHost(url);
  const isAllowed = allowedHosts.includes(host);
  if (url.protocol !== 'https:' && !(isAllowed && url.protocol === 'http:'))
    return 'The address must begin with https://';
  if (url.username !== '' || url.password !== '' || url.hash !== '')
    return 'The address must have no user name, password or fragment';
  return isAllowed || isPublicHost(host) ? null : 'The address must be reachable from the internet';
}

function isPublicHost(host: string): boolean {
  if (isIP(host) > 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(?:localhost|local|internal)\.?$/u.test(host);
}

/** Sends to public addresses, and to the hosts that the operator allows. Redirects are not followed. */
export function createSender(allowedHosts: readonly string[], timeoutMs = TIMEOUT_MS): SendMessage {
  return (address, { body, headers }) =>
    new Promise((done, fail) => {
      const refusal = checkWebhookUrl(address, allowedHosts);
      if (refusal !== null) return fail(new Error(refusal));
      const url = new URL(address);
      const isAllowed = allowedHosts.includes(toHost(url));
      const send = url.protocol === 'https:' ? requestSecure : requestPlain;
      const request = send(url, {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeoutMs),
        ...(isAllowed ? {} : { lookup: lookupPublic }),
      });
      request.on('response', (response) => {
        // Only the status counts.
        response.destroy();
        done(response.statusCode ?? 0);
      });
      request.on('error', fail);
      request.end(body);
      return undefined;
    });
}

/** Resolves a name for the connection itself, so that it can't resolve differently when it is used. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error !== null) return callback(error, '', 0);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('The address must be reachable from the internet'), '', 0);
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
