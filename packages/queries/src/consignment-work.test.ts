import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { consignmentMutations } from './consignments.js';
import { copyMutations } from './copies.js';
import { fakeServer } from './testing/index.js';
import { unsavedWorkMutations, findConflictingWork } from './unsaved-work.js';

it('[CALL-49] unsaved work is saved and discarded under its key', async () => {
  const { client, calls } = fakeServer({
    'PUT /api/v1/users/me/unsaved-work/{key}': { revision: 4, savedAtDateTimeUtc: '2026-11-18T21:05:00Z' },
    'DELETE /api/v1/users/me/unsaved-work/{key}': null,
  });
  const cache = new QueryClient();
  const { save, discard } = unsavedWorkMutations(client);
  const kept = await new MutationObserver(cache, save()).mutate({
    key: 'consignment-create',
    content: { notes: 'Gate' },
    revision: 3,
  });
  expect(kept).toMatchObject({ revision: 4 });
  expect(calls.at(-1)).toMatchObject({
    path: '/api/v1/users/me/unsaved-work/consignment-create',
    body: { content: { notes: 'Gate' }, revision: 3 },
  });
  await new MutationObserver(cache, discard()).mutate({ key: 'consignment-create', revision: 4 });
  expect(calls.at(-1)?.name).toMatch(/^DELETE/);
  expect(calls.at(-1)?.query.get('revision')).toBe('4');
});

it('[PLAT-24] unsaved work returns the stored work when another window has saved since', async () => {
  const current = {
    content: { notes: 'Theirs' },
    revision: 4,
    savedAtDateTimeUtc: '2026-11-18T21:05:00Z',
  };
  const { client } = fakeServer({
    'PUT /api/v1/users/me/unsaved-work/{key}': Response.json({ messages: [], current }, { status: 409 }),
  });
  const { save } = unsavedWorkMutations(client);
  const refused = await new MutationObserver(new QueryClient(), save())
    .mutate({ key: 'consignment-create', content: { notes: 'Mine' }, revision: 3 })
    .catch((error: unknown) => error);
  expect(findConflictingWork(refused)).toEqual(current);
  expect(findConflictingWork(new Error('another'))).toBeUndefined();
});

describe('copies and the receiver', () => {
  it('[CONS-35] [CALL-42] a copy is requested with every flag and a key', async () => {
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

  it('[CALL-33] a stale receiver is refused like any stale save', async () => {
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
