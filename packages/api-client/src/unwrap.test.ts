import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { calls, clientFor, failure, json, message, type Call } from './testing/calls.js';

describe('a value', () => {
  it('is the body of a successful response', async () => {
    const statuses = [{ code: 'DRAFT', name: 'Draft', displaySequence: 1 }];
    expect(await calls.version1(json(200, statuses))).toEqual(statuses);
  });

  it('is undefined for a response without a body', async () => {
    const saved = clientFor(new Response(null, { status: 204 })).consignment.PUT('/api/v1/users/me/sites', {
      body: { chargeSiteId: 'a', originSiteId: 'b' },
    });
    expect(await saved).toBeUndefined();
  });
});

const empty = (status: number) => new Response(null, { status });

describe('an error', () => {
  it('depends on the status, never on whether a body parsed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 400, max: 599 }),
        fc.option(fc.oneof(fc.string(), fc.json()), { nil: null }),
        fc.constantFrom('application/json', 'text/html', 'text/plain', 'application/problem+json'),
        fc.constantFrom<Call>('version1', 'version2', 'scheduling', 'product'),
        async (status, body, type, call) => {
          const error = await failure(
            call,
            new Response(body, { status, headers: { 'content-type': type } }),
          );
          expect(error.status).toBe(status);
          expect(error.message.trim()).not.toBe('');
          expect(error.isNoResponse).toBe(false);
        },
      ),
    );
  });

  it('[ERR-14] is an empty response where a body is promised', async () => {
    const texts = [{ 'content-length': '0' }, { 'content-type': 'application/json' }];
    const bare = texts.map((headers: Record<string, string>) => new Response('', { headers }));
    for (const answer of [empty(200), empty(204), empty(202), ...bare, json(200, null)]) {
      const { status } = answer;
      expect(await failure('version1', answer)).toMatchObject({ status, message: 'Something went wrong' });
    }
  });

  it.each([{}, 'a text', 7, true, { results: [] }])(
    '[ERR-14] is a body that is no list where a list is promised: %j',
    async (body) => {
      expect(await failure('version1', json(200, body))).toMatchObject({ status: 200, isNoResponse: false });
    },
  );

  const saved = { id: 'c1', reference: 'TAS0000001' };
  it.each([{}, [], [saved], 'a text', { ...saved, reference: null }, { id: 'c1' }])(
    '[ERR-14] is a body without what the contract promises: %j',
    async (body) => {
      const copying = clientFor(json(201, body)).consignment.POST('/api/v1/consignments/{ref}/copies', {
        path: { ref: 'TAS0000007' },
        header: { 'Idempotency-Key': 'k' },
        body: { copyType: 'Copy', copySender: true, copyReceiver: true, copyLineItems: true },
      });
      await expect(copying).rejects.toMatchObject({ name: 'ApiError', status: 201 });
    },
  );

  it('[ERR-14] is a page of the list whose results are no list', async () => {
    const page = {
      currentPage: 1,
      firstRowOnPage: 1,
      lastRowOnPage: 1,
      pageCount: 1,
      pageSize: 25,
      rowCount: 1,
    };
    const search = (results: unknown) =>
      clientFor(json(200, { ...page, results })).consignment.POST('/api/v2/consignments/search', {
        query: {},
        body: { siteIds: ['s'] },
      });
    await expect(search({})).rejects.toMatchObject({ name: 'ApiError', status: 200 });
    expect(await search([])).toEqual({ ...page, results: [] });
  });

  it('is an HTML page where JSON is promised', async () => {
    const page = new Response('<title>Sign in to the hotel</title>', {
      headers: { 'content-type': 'text/html' },
    });
    expect(await failure('version1', page)).toMatchObject({
      message: 'Something went wrong',
      isNoResponse: false,
    });
  });

  it('carries the problems and the errors of problem details', async () => {
    const problems = [{ id: 'FRGT-01', path: 'lineItems/0/count', message: 'Count must be from 1 to 999' }];
    const errors = { 'lineItems/0/count': ['Count must be from 1 to 999'] };
    const answer = json(422, { title: 'Not valid', status: 422, problems, errors, more: 1 });
    expect(await failure('version2', answer)).toMatchObject({
      status: 422,
      title: 'Not valid',
      problems,
      errors,
      body: { more: 1 },
    });
  });

  it('[ERR-16] carries the problems of a message list, also grouped by place', async () => {
    const answer = json(422, {
      messages: [
        message('The consignment is not valid'),
        message('Required', 'Error', { problemId: 'CONS-45', path: 'accountId' }),
        message('Too short', 'Error', { problemId: 'FRGT-02', path: 'accountId' }),
      ],
    });
    expect(await failure('version1', answer)).toMatchObject({
      message: 'Required\nToo short',
      problems: [
        { id: 'CONS-45', path: 'accountId', message: 'Required' },
        { id: 'FRGT-02', path: 'accountId', message: 'Too short' },
      ],
      errors: { accountId: ['Required', 'Too short'] },
    });
  });

  it('carries Retry-After', async () => {
    const answer = json(429, {}, { 'retry-after': '30' });
    expect(await failure('version2', answer)).toHaveProperty('retryAfter', 30);
  });

  it('isn’t thrown for an aborted call, which rejects with the AbortError', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(calls.version1(json(200, []), { signal: controller.signal })).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
  });
});
