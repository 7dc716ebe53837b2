import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Called {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed if it is JSON, else the text. */
  readonly body: unknown;
  readonly text: string;
  readonly bytes: Buffer;
}

export interface CallOptions {
  host?: string;
  token?: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  remoteAddress?: string;
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD';

/** Calls the app without a socket, as tasman.localhost unless told otherwise. */
export async function call(
  app: FastifyInstance,
  method: Method,
  url: string,
  options: CallOptions = {},
): Promise<Called> {
  const { token, body, remoteAddress } = options;
  const asked: InjectOptions = {
    method,
    url,
    headers: {
      host: options.host ?? 'tasman.localhost:4300',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
  };
  const { statusCode: status, headers, payload: text, rawPayload: bytes } = await app.inject(asked);
  return {
    status,
    headers,
    text,
    bytes,
    body: String(headers['content-type']).includes('json') ? JSON.parse(text) : text,
  };
}

/** Asks for a refusal with the place and the register's ID of each problem (CALL-31). */
export const asProblems = { headers: { accept: 'application/problem+json' } };

/** The problems of such a refusal, sorted, as in `FRGT-02 lineItems/0/description: Required`. */
export function listProblems({ body }: Called): string[] {
  const { problems = [] } = body as { problems?: { id: string; path: string; message: string }[] };
  return problems.map(({ id, path, message }) => `${id} ${path}: ${message}`).toSorted();
}

/** The revision that was stored. */
export const revision = ({ body }: Called) => (body as { revision: number }).revision;

/** Calls of one signed-in user. */
export interface Api {
  get(url: string, options?: CallOptions): Promise<Called>;
  post(url: string, body: unknown, options?: CallOptions): Promise<Called>;
  put(url: string, body: unknown, options?: CallOptions): Promise<Called>;
  delete(url: string): Promise<Called>;
}

export function createApi(app: FastifyInstance, user: { host: string; token: string }): Api {
  return {
    get: (url, options) => call(app, 'GET', url, { ...user, ...options }),
    post: (url, body, options) => call(app, 'POST', url, { ...user, body, ...options }),
    put: (url, body, options) => call(app, 'PUT', url, { ...user, body, ...options }),
    delete: (url) => call(app, 'DELETE', url, user),
  };
}
