import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { consignmentMutations } from './consignments.js';
import { copyMutations } from './copies.js';
import { fakeServer } from './testing/index.js';
import { unsavedWorkMutations, unsavedWorkQueries } from './unsaved-work.js';

const work = 'GET /api/v1/users/me/unsaved-work/{key}';

describe('unsaved work', () => {
  it('[CALL-49] is none where the server has none, and a failure is a failure', async () => {
    const none = fakeServer({ [work]: new Response(null, { status: 404 }) });
    expect(await new QueryClient().fetchQuery(unsavedWorkQueries(none.client).of('consignment-create'))).toBe(
      null,
    );
    const broken = fakeServer({ [work]: new Response(null, { status: 403 }) });
    await expect(
      new QueryClient().fetchQuery(unsavedWorkQueries(broken.client).of('consignment-create')),
    ).rejects.toHaveProperty('status', 403);
  });

  it('[CALL-49] is kept and dropped under its key', async () => {
    const { client, calls } = fakeServer({
      'PUT /api/v1/users/me/unsaved-work/{key}': null,
      'DELETE /api/v1/users/me/unsaved-work/{key}': null,
    });
    const cache = new QueryClient();
    const { keep, drop } = unsavedWorkMutations(client);
    await new MutationObserver(cache, keep()).mutate({
      key: 'consignment-create',
      content: { notes: 'Gate' },
    });
    expect(calls.at(-1)).toMatchObject({
      path: '/api/v1/users/me/unsaved-work/consignment-create',
      body: { content: { notes: 'Gate' } },
    });
    await new MutationObserver(cache, drop()).mutate('consignment-create');
    expect(calls.at(-1)?.name).toMatch(/^DELETE/);
  });
});

describe('copies and the receiver', () => {
  it('[CONS-35] [CALL-42] a copy is asked for with every flag and a key', async () => {
    const { client, calls } = fakeServer({
      'POST /api/v1/consignments/{ref}/copies': { id: 'x', reference: 'TAS0000008' },
    });
    const options = copyMutations(client).create();
    await new MutationObserver(new QueryClient(), options).mutate({
      reference: 'TAS0000007',
      copyType: 'Return',
      idempotencyKey: 'key-1',
    });
    expect(calls[0]?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(calls[0]?.body).toEqual({
      copyLineItems: true,
      copyReceiver: true,
      copySender: true,
      copyType: 'Return',
    });
  });

  it('[CALL-33] a stale receiver is refused as any stale save is', async () => {
    const { client } = fakeServer({
      'PUT /api/v1/consignments/{ref}/receiver': Response.json({ current: {} }, { status: 409 }),
    });
    const options = consignmentMutations(client).updateReceiver();
    await expect(
      new MutationObserver(new QueryClient(), options).mutate({
        reference: 'TAS0000007',
        body: { lastModifiedAtDateTimeUtc: '2026-11-18T21:05:00Z', receiverReference: 'R' },
      }),
    ).rejects.toHaveProperty('status', 409);
  });
});
