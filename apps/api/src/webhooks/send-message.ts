import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction, BlockList } from 'node:net';

import type { AppConfig } from '../config.js';

/** The hosts and ports that the operator allows beside public hosts and port 443. */
export type AllowedReceivers = Pick<AppConfig, 'webhookHosts' | 'webhookPorts'>;

/** The URL is no longer allowed for a webhook; the message is for its customer. */
export class RefusedUrl extends Error {
  override readonly name = 'RefusedUrl';
}

/**
 * Posts a body; resolves to the status of the answer.
 *
 * @throws RefusedUrl, or an error without an answer that only the operator may read: it describes inner networks.
 */
export type SendMessage = (
  url: string,
  message: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
) => Promise<number>;

export const ANSWER_SECONDS = 15;

/** A host name of a URL, without the brackets of IPv6. */
const toHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/gu, '').toLowerCase();

/** Why a URL can't be a webhook's (PROV-23), or null. Names are resolved when a message is sent. */
export function checkWebhookUrl(
  text: string,
  { webhookHosts, webhookPorts }: AllowedReceivers,
): string | null {
  if (!URL.canParse(text)) return 'Enter a whole address, such as https://erp.example/consign';
  const url = new URL(text);
  const host = toHost(url);
  const isAllowed = webhookHosts.includes(host);
  if (url.protocol !== 'https:' && !(isAllowed && url.protocol === 'http:'))
    return 'The address must begin with https://';
  if (url.username !== '' || url.password !== '' || url.hash !== '')
    return 'The address must have no user name, password or fragment';
  const ports = webhookPorts === 'any' ? null : [443, ...webhookPorts];
  if (ports?.includes(toPort(url)) === false)
    return `The address must use port ${either.format(ports.map(String))}`;
  return isAllowed || isPublicHost(host) ? null : 'The address must be reachable from the internet';
}

const either = new Intl.ListFormat('en-NZ', { type: 'disjunction' });

/** A URL leaves out its protocol's own port. */
const toPort = ({ port, protocol }: URL) => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port));

function isPublicHost(host: string): boolean {
  if (isIP(host) > 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(?:localhost|local|internal)\.?$/u.test(host);
}

/** Sends to public addresses, and to the hosts that the operator allows. Redirects are not followed. */
export function createSender(allowed: AllowedReceivers, timeoutMs = ANSWER_SECONDS * 1000): SendMessage {
  return (address, { body, headers }) =>
    new Promise((done, fail) => {
      const refusal = checkWebhookUrl(address, allowed);
      if (refusal !== null) return fail(new RefusedUrl(refusal));
      const url = new URL(address);
      const isAllowed = allowed.webhookHosts.includes(toHost(url));
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
    if (first === undefined || !areAllPublic(addresses))
      return callback(new Error(`Not all addresses of ${hostname} are public`), '', 0);
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** One private address among them is enough to refuse a name: the connection may use any of them. */
export function areAllPublic(addresses: readonly LookupAddress[]): boolean {
  return addresses.every(({ address }) => isPublicAddress(address));
}

const reserved = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, bits, 'ipv4');
// Of the addresses in use: special purposes, documentation, and addresses that stand for IPv4 ones.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, bits, 'ipv6');
const inUse = new BlockList();
inUse.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the internet's, and not private, loopback, link-local or otherwise reserved. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && inUse.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
