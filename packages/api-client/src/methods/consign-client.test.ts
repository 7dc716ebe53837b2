import { describe, expect, it, vi } from 'vitest';

import { documents } from '../generated/documents.js';
import * as resources from '../generated/methods/index.js';
import {
  ApiError,
  clientCredentials,
  ClientRefusedError,
  consignments,
  createConsignClient,
  eachItem,
  lineItems,
  me,
  pickupManifests,
  webhooks,
  type ConsignClientOptions,
} from '../index.js';
import { json } from '../testing/calls.js';

type Answer = Response | Error;

/** A client whose calls get these answers in turn, with what it sent and how long it waited. */
function clientWith(...answers: Answer[]) {
  const sent: Request[] = [];
  const waits: number[] = [];
  const ids: (string | null)[] = [];
  const client = createConsignClient({
    baseUrl: 'https://tasman.example',
    token: (refused) => Promise.resolve(refused === undefined ? 'token' : 'renewed'),
    appName: 'kowhai-erp',
    random: () => 0,
    onAnswer: ({ requestId }) => ids.push(requestId),
    fetch: (request) => {
      sent.push(request);
      const answer = answers[sent.length - 1];
      if (answer === undefined) throw new Error('One call too many');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  });
  return { client, sent, waits, ids };
}

const options: ConsignClientOptions = {
  baseUrl: 'https://tasman.example',
  token: () => Promise.resolve('token'),
  appName: 'kowhai-erp',
};
const refuseSecondToken = (known?: string) =>
  known === undefined ? Promise.resolve('token') : Promise.reject(new ClientRefusedError('No'));
const callUntyped = (method: unknown, ...given: unknown[]) =>
  (method as (...given: unknown[]) => Promise<unknown>)(...given);
const creating = (given: object) => () =>
  createConsignClient({ ...options, ...given } as ConsignClientOptions);
const refused = () => json(401, { title: 'No', status: 401 });
const lost = () => new TypeError('fetch failed');
const busy = (retryAfter?: string) =>
  json(503, { title: 'Busy', status: 503 }, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
const page = (currentPage: number, results: string[], nextPageKey: string | null = null) =>
  json(200, {
    currentPage,
    firstRowOnPage: 1,
    lastRowOnPage: 2,
    pageCount: 2,
    pageSize: 25,
    rowCount: 3,
    results: results.map((reference) => ({ reference })),
    nextPageKey,
  });

const nothing = () => new Response(null, { status: 204 });
const created = () => json(201, { id: 'a', secret: 'whsec_' });
const hanging = (request: Request) =>
  new Promise<Response>((_resolve, reject) => {
    request.signal.throwIfAborted();
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

interface Operation {
  readonly 'x-method'?: string;
  readonly requestBody?: object;
}

/** Every operation of the contracts, by its call. */
const operations = Object.values(documents).flatMap(({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>)
      .filter(([verb]) => verb !== 'parameters')
      .map(([verb, operation]): [string, Operation] => [`${verb.toUpperCase()} ${path}`, operation]),
  ),
);

describe('the methods', () => {
  it('[CALL-272] are one per operation of the contracts, by its name there', () => {
    const named = operations.map(([, operation]) => operation['x-method']);
    const present = Object.entries(resources).flatMap(([resource, methods]) =>
      Object.keys(methods).map((name) => `${resource}.${name}`),
    );
    expect(present.toSorted()).toEqual(named.toSorted());
    expect(new Set(named).size).toBe(operations.length);
  });

  it.each(operations)('[CALL-190] %s is sent by its method', async (sent, operation) => {
    const [resource = '', name = ''] = operation['x-method']?.split('.') ?? [];
    const method: unknown = Reflect.get(Reflect.get(resources, resource) as object, name);
    const inPath = sent.match(/\{/gu) ?? [];
    const { client, sent: requests } = clientWith(nothing());
    const call = callUntyped(
      method,
      client,
      ...inPath.map(() => 'a'),
      ...(operation.requestBody === undefined ? [] : [{}]),
    );
    // Some promise a body.
    await call.catch(() => undefined);
    const calls = requests.map((request) => `${request.method} ${new URL(request.url).pathname}`);
    expect(calls).toEqual([sent.replaceAll(/\{\w+\}/gu, 'a')]);
  });

  it('[CALL-190] send the path, the query, the body and the name of the system', async () => {
    const { client, sent } = clientWith(nothing(), nothing());
    await lineItems.delete(client, 'TAS 1', 'item', { query: { version: 2 } });
    await me.updateSites(client, { chargeSiteId: 'a', originSiteId: 'b' });
    const [deletion, change] = sent;
    expect(deletion?.url).toBe(
      'https://tasman.example/api/v1/consignments/TAS%201/line-items/item?version=2',
    );
    expect(deletion?.headers.get('X-AppName')).toBe('kowhai-erp');
    expect(deletion?.headers.get('Authorization')).toBe('Bearer token');
    expect(await change?.json()).toEqual({ chargeSiteId: 'a', originSiteId: 'b' });
  });

  it('[CALL-190] return a file as a Blob, and nothing where there is no body', async () => {
    const pdf = new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    const { client } = clientWith(pdf, new Response(null, { status: 204 }));
    expect(await (await pickupManifests.create(client, { consignmentIds: [] })).text()).toBe('%PDF');
    expect(await webhooks.delete(client, 'a')).toBeUndefined();
  });

  it('[CALL-190] throw an ApiError', async () => {
    const problem = { title: 'Not found', status: 404 };
    const { client } = clientWith(json(404, problem));
    const error: unknown = await webhooks.get(client, 'a').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, message: 'Not found' });
  });
});

describe('a call that fails', () => {
  it('[CALL-191] is repeated when Retry-After says, or later each time', async () => {
    const { client, sent, waits } = clientWith(busy('7'), busy(), lost(), json(200, []));
    expect(await webhooks.list(client)).toEqual([]);
    expect(sent).toHaveLength(4);
    expect(waits).toEqual([7000, 1000, 2000]);
  });

  it('[CALL-191] is repeated sooner by up to a half, at random', async () => {
    const waits: number[] = [];
    const client = createConsignClient({
      ...options,
      fetch: () => Promise.reject(lost()),
      retries: 2,
      random: () => 0.5,
      wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
    });
    await expect(webhooks.list(client)).rejects.toMatchObject({ isNoResponse: true });
    expect(waits).toEqual([375, 750]);
  });

  it('[CALL-260] by a refused token is sent once more with another one, with its body', async () => {
    const { client, sent } = clientWith(refused(), created());
    const body = { url: 'https://a.example', description: '', eventTypes: [], siteIds: [], isActive: true };
    await webhooks.create(client, body);
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer token',
      'Bearer renewed',
    ]);
    expect(await sent[1]?.json()).toEqual(body);
    const twice = clientWith(refused(), refused());
    await expect(webhooks.list(twice.client)).rejects.toMatchObject({ status: 401 });
    expect(twice.sent).toHaveLength(2);
  });

  it('[CALL-260] by a refused token is not sent again without another one, and says if the issuer refuses', async () => {
    const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(refused()));
    const same = createConsignClient({ ...options, fetch });
    await expect(webhooks.list(same)).rejects.toMatchObject({ status: 401 });
    expect(fetch).toHaveBeenCalledTimes(1);
    const refusedClient = createConsignClient({ ...options, fetch, token: refuseSecondToken });
    await expect(webhooks.list(refusedClient)).rejects.toBeInstanceOf(ClientRefusedError);
  });

  it('[CALL-191] is repeated with the same Idempotency-Key, and the next call has another', async () => {
    const { client, sent } = clientWith(lost(), created(), created());
    const body = { url: 'https://a.example', description: '', eventTypes: [], siteIds: [], isActive: true };
    await webhooks.create(client, body);
    await webhooks.create(client, body);
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/u);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('[CALL-191] is not repeated where it could do something twice, except after 429', async () => {
    const rotated = json(200, { secret: 'whsec_', previousSecretUntilDateTimeUtc: '2025-07-15T21:30:00Z' });
    const afterLimit = clientWith(
      json(429, { title: 'Too many', status: 429 }, { 'retry-after': '1' }),
      rotated,
    );
    await webhooks.rotateSecret(afterLimit.client, 'a');
    expect(afterLimit.sent).toHaveLength(2);
    for (const answer of [lost(), busy('1')]) {
      const { client, sent } = clientWith(answer);
      await expect(webhooks.rotateSecret(client, 'a')).rejects.toBeInstanceOf(ApiError);
      expect(sent).toHaveLength(1);
    }
  });

  it('[CALL-191] is given up after five attempts, and where Retry-After is more than a minute', async () => {
    const never = clientWith(lost(), lost(), lost(), lost(), lost());
    await expect(webhooks.list(never.client)).rejects.toMatchObject({ isNoResponse: true });
    const later = clientWith(busy('600'));
    await expect(webhooks.list(later.client)).rejects.toMatchObject({ status: 503, retryAfter: 600 });
  });

  it('[CALL-191] by its timeout counts as not answered; one that the caller aborts is not repeated', async () => {
    const client = createConsignClient({
      ...options,
      fetch: hanging,
      retries: 1,
      timeoutMs: 5,
      wait: () => Promise.resolve(),
    });
    await expect(webhooks.list(client)).rejects.toMatchObject({ isNoResponse: true });
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(webhooks.list(client, { signal, timeoutMs: 60_000 })).rejects.toThrow('enough');
  });
});

describe('a caller without types', () => {
  it('[CALL-262] is told at the start which option is missing', () => {
    expect(creating({ baseUrl: undefined })).toThrow('createConsignClient needs baseUrl, such as https://');
    expect(creating({ baseUrl: 'freight.example' })).toThrow('and got freight.example');
    expect(creating({ token: 'secret' })).toThrow('createConsignClient needs token: a function');
    expect(creating({ appName: '' })).toThrow('createConsignClient needs appName');
  });

  it('[CALL-262] is told at the call what is missing, and nothing is sent', async () => {
    const { client, sent } = clientWith();
    await expect(callUntyped(webhooks.get, client)).rejects.toThrow('webhooks.get needs id');
    await expect(callUntyped(lineItems.delete, client, 'TAS1')).rejects.toThrow('needs itemId');
    await expect(callUntyped(webhooks.create, client)).rejects.toThrow('webhooks.create needs a body');
    await expect(callUntyped(webhooks.create, client, '{}')).rejects.toThrow('needs a body, not string');
    await expect(callUntyped(webhooks.list, client, { page: 2 })).rejects.toThrow(
      'webhooks.list has no option page; parameters of the query are in query',
    );
    const withoutToken = createConsignClient({ ...options, token: () => Promise.resolve(null) });
    await expect(webhooks.list(withoutToken)).rejects.toThrow('the token function gave no token');
    expect(sent).toHaveLength(0);
  });
});

it('[CALL-261] has the id of every answer, and of an error with its headers', async () => {
  const { client, ids } = clientWith(
    json(200, [], { 'x-request-id': 'a1' }),
    json(422, { title: 'Not valid', status: 422 }, { 'x-request-id': 'b2' }),
  );
  await webhooks.list(client);
  const error: unknown = await webhooks.get(client, 'a').catch((reason: unknown) => reason);
  expect(ids).toEqual(['a1', 'b2']);
  expect(error).toMatchObject({
    requestId: 'b2',
    message: 'Not valid',
    developerMessage: 'GET https://tasman.example/api/v2/webhooks/a answered 422: Not valid',
  });
  expect(error instanceof ApiError && error.headers.get('content-type')).toBe('application/json');
});

it('[CALL-261] names the fields that were refused in the message for a developer', async () => {
  const problem = { id: 'CONTRACT', message: 'This is required' };
  const problems = [
    { ...problem, path: 'url' },
    { ...problem, path: '' },
  ];
  const { client } = clientWith(json(400, { title: 'Not valid', status: 400, problems }));
  await expect(webhooks.get(client, 'a')).rejects.toMatchObject({
    developerMessage:
      'GET https://tasman.example/api/v2/webhooks/a answered 400: url: This is required; This is required',
  });
});

it('[CALL-261] [ERR-14] names the call where a proxy answers with a page', async () => {
  const { client } = clientWith(new Response('<title>Sign in to the hotel</title>'));
  await expect(webhooks.get(client, 'a')).rejects.toMatchObject({
    status: 200,
    message: 'Something went wrong',
    developerMessage:
      'GET https://tasman.example/api/v2/webhooks/a answered 200 without the body that the contract promises',
  });
});

it('[CALL-261] names the issuer where it gives no token', async () => {
  const token = clientCredentials({
    issuer: 'https://login.example',
    clientId: 'kowhai-erp',
    clientSecret: 's',
    fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('bad port') })),
  });
  const client = createConsignClient({ ...options, token, retries: 0 });
  await expect(webhooks.list(client)).rejects.toMatchObject({
    isNoResponse: true,
    developerMessage:
      "GET https://tasman.example/api/v2/webhooks: https://login.example can't be reached: bad port",
  });
});

it('[CALL-192] goes through the items of all pages by their keys', async () => {
  const { client, sent } = clientWith(page(1, ['TAS1', 'TAS2'], 'key'), page(2, ['TAS3']));
  const references: string[] = [];
  for await (const { reference } of eachItem((query) =>
    consignments.search(client, { siteIds: [] }, { query }),
  ))
    references.push(reference);
  expect(references).toEqual(['TAS1', 'TAS2', 'TAS3']);
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?pageNumber=1', '?pageNumber=2&pageKey=key']);
});
