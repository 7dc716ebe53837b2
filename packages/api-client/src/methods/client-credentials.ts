import { describeCause } from '../describe-cause.js';
import { ClientRefusedError, TokenUnavailableError } from '../transport.js';

export interface ClientCredentials {
  /** The issuer; its token endpoint is read from the discovery document. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Sent with the request for issuers that need it, such as `{ audience: 'urn:consign:tasman' }`. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Gives the token of a call; `refused` is one that the API answered with 401, so that another is needed. */
export type TokenSource = (refused?: string) => Promise<string | null>;

const TIMEOUT_MS = 15_000;
/** A token is replaced this long before it expires, or after half of its life if that is sooner. */
const MARGIN_MS = 60_000;
const DEFAULT_LIFE_S = 300;

/**
 * A token source for createConsignClient: asks the issuer for a token with the client credentials grant, keeps it until
 * shortly before it expires, and asks once for all calls that wait. A token that the API refused is dropped.
 *
 * The source throws TokenUnavailableError while the issuer can't be reached, and ClientRefusedError if it refuses the client.
 */
export function clientCredentials(options: ClientCredentials): TokenSource {
  for (const name of ['issuer', 'clientId', 'clientSecret'] as const)
    if (!options[name]) throw new TypeError(`clientCredentials needs ${name}`);
  const { now = Date.now } = options;
  let known: { readonly token: string; readonly until: number } | null = null;
  let asking: Promise<string> | null = null;

  async function ask(): Promise<string> {
    const { token, seconds } = await requestToken(options);
    const life = seconds * 1000;
    known = { token, until: now() + Math.max(life - MARGIN_MS, life / 2) };
    return token;
  }

  return (refused) => {
    if (known?.token === refused) known = null;
    if (known !== null && now() < known.until) return Promise.resolve(known.token);
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}

async function requestToken(options: ClientCredentials): Promise<{ token: string; seconds: number }> {
  const { issuer, clientId, clientSecret, parameters = {} } = options;
  const discovery = await askIssuer(
    options,
    `${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`,
    {},
  );
  const endpoint = discovery.body['token_endpoint'];
  if (typeof endpoint !== 'string') throw new Error(`${issuer} has no token endpoint`);
  const encoded = [clientId, clientSecret].map((part) => encodeURIComponent(part)).join(':');
  const answer = await askIssuer(options, endpoint, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(encoded)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...parameters }),
  });
  const { access_token: token, expires_in: seconds, error = answer.status } = answer.body;
  if (answer.status >= 400) throw new ClientRefusedError(`${issuer} refused the client: ${String(error)}`);
  if (typeof token !== 'string') throw new Error(`${issuer} answered without an access token`);
  return { token, seconds: typeof seconds === 'number' ? seconds : DEFAULT_LIFE_S };
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** What the issuer answers, while it can be reached. */
async function askIssuer(
  { fetch = globalThis.fetch, issuer }: ClientCredentials,
  url: string,
  init: RequestInit,
): Promise<Answer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    text = await response.text();
  } catch (cause) {
    throw new TokenUnavailableError(`${issuer} can't be reached: ${describeCause(cause)}`, { cause });
  }
  const { status } = response;
  if (status >= 500 || status === 429) throw new TokenUnavailableError(`${issuer} answered ${status}`);
  return { status, body: parseObject(text) };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
