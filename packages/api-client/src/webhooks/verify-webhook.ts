import type { WebhookMessage } from '../generated/consignment.js';

/** A message that Consign sent. Its `id` is the webhook-id, the same when it is sent again: ignore one that you have handled. */
export type ReceivedMessage = WebhookMessage & { readonly id: string };

/** The headers of a request: `Headers`, or an object with lower-case names such as Node's. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** Milliseconds since 1970; the clock by default. */
  readonly now?: () => number;
}

/** The request is not a message that was just sent with the secret. Answer 400, and don't read the payload. */
export class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError';
}

const TOLERANCE_S = 300;
const PREFIX = 'whsec_';

/**
 * Checks the signature of a webhook's request, and that it was sent within the last five minutes (PROV-24). The payload is the
 * body as it arrived, before anything parsed it. A type that this version doesn't know is returned too: ignore it.
 *
 * @throws WebhookRefusedError
 *
 * @example
 *   const message = await verifyWebhook(await request.text(), request.headers, secret);
 *   if (message.type === 'consignment.delivered') await close(message.data.reference);
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  { now = Date.now }: VerifyOptions = {},
): Promise<ReceivedMessage> {
  if (typeof payload !== 'string' && !(payload instanceof Uint8Array))
    throw new TypeError(
      'verifyWebhook needs the body as it arrived: a text or bytes, not what a parser made of it',
    );
  const key = await importKey(secret);
  const id = getHeader(headers, 'webhook-id');
  const timestamp = getHeader(headers, 'webhook-timestamp');
  const signatures = getHeader(headers, 'webhook-signature').split(' ');
  if (!(Math.abs(now() / 1000 - Number(timestamp)) < TOLERANCE_S))
    throw new WebhookRefusedError('The message was not sent within the last five minutes');
  const body = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  const signed = join(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const matches = await Promise.all(signatures.map((each) => isSignedBy(key, each, signed)));
  if (!matches.includes(true)) throw new WebhookRefusedError('No signature of the message fits the secret');
  return { ...(JSON.parse(new TextDecoder().decode(body)) as WebhookMessage), id };
}

/** A secret is whsec_ and the key's bytes in base64. */
function importKey(secret: string) {
  const bytes = secret?.startsWith(PREFIX) ? readBase64(secret.slice(PREFIX.length)) : null;
  if (bytes === null || bytes.length === 0)
    throw new TypeError('verifyWebhook needs the secret that createWebhook showed: whsec_ and base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function getHeader(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '')
    throw new WebhookRefusedError(`The request has no single header ${name}`);
  return value;
}

/** WebCrypto compares in constant time. */
async function isSignedBy(
  key: Awaited<ReturnType<typeof importKey>>,
  signature: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const bytes = signature.startsWith('v1,') ? readBase64(signature.slice('v1,'.length)) : null;
  return bytes !== null && crypto.subtle.verify('HMAC', key, bytes, signed);
}

function readBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
  } catch {
    return null;
  }
}

function join(head: Uint8Array, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return whole;
}
