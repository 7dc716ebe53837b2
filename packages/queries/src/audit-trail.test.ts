import { MutationObserver, QueryClient, type MutationObserverOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { consignmentMutations } from './consignments.js';
import { documentMutations } from './documents.js';
import { fileMutations } from './files.js';
import { consignmentKeys } from './keys.js';
import { lineItemMutations } from './line-items.js';
import { statusMutations } from './status.js';
import { emptyConsignment, fakeServer } from './testing/index.js';

const item = 'line-items/{itemId}';
const savedItem = { id: 'item-1', count: 1, volume: 0, weight: 1 };
const { client } = fakeServer({
  'PUT /api/v1/consignments/{ref}': () => Response.json(emptyConsignment),
  'PUT /api/v1/consignments/{ref}/receiver': () => Response.json(emptyConsignment),
  'PUT /api/v1/consignments/{ref}/mark-as-ready': null,
  'PUT /api/v1/consignments/{ref}/request-pickup': null,
  'POST /api/v2/consignments/{ref}/cancelled': null,
  'POST /api/v1/consignments/{ref}/line-items': () => Response.json(savedItem),
  [`PUT /api/v1/consignments/{ref}/${item}`]: () => Response.json(savedItem),
  [`DELETE /api/v1/consignments/{ref}/${item}`]: null,
  'POST /api/v1/consignments/{ref}/files': () => Response.json({ fileType: {} }),
  'DELETE /api/v1/consignments/{ref}/files/{fileId}': null,
  'POST /api/v1/consignments/bulk/documents': { items: [], results: [] },
});

const reference = 'tas1';
const idempotencyKey = 'click-1';
const itemId = 'item-1';

/** The mutations of the consignment screen, by name. */
function call<Answer, Sent>(
  name: string,
  options: MutationObserverOptions<Answer, Error, Sent>,
  sent: unknown,
) {
  return [
    name,
    async (cache: QueryClient) => {
      await new MutationObserver(cache, options).mutate(sent as Sent).catch(() => undefined);
    },
  ] as const;
}

const { update, updateReceiver } = consignmentMutations(client);
const { markReady, requestPickup, cancel } = statusMutations(client);
const items = lineItemMutations(client);
const files = fileMutations(client);

describe('a change', () => {
  it.each([
    call('save', update(), { reference, body: {} }),
    call('save the receiver', updateReceiver(), { reference, body: {} }),
    call('mark as ready', markReady(), { reference, idempotencyKey }),
    call('request pickup', requestPickup(), { reference, idempotencyKey }),
    call('cancel', cancel(), { reference, reason: 'Twice', idempotencyKey }),
    call('add an item', items.create(), { reference, body: {}, idempotencyKey }),
    call('change an item', items.update(), { reference, itemId, body: {} }),
    call('delete an item', items.remove(), { reference, itemId }),
    call('attach a file', files.upload(), {
      reference,
      file: new Blob(),
      metadata: { name: 'note.pdf', mimeType: 'application/pdf' },
      onProgress: () => undefined,
      signal: new AbortController().signal,
    }),
    call('delete a file', files.remove(), { reference, fileId: 'file-1' }),
  ])(
    '[CONS-55] [DOCS-16] [FILE-13] %s reads the audit trail again, and the files, which lose outdated documents',
    async (_name, send) => {
      const cache = new QueryClient();
      const keys = [consignmentKeys.audit('TAS1'), consignmentKeys.files('TAS1')];
      for (const key of keys) cache.setQueryData(key, []);
      await send(cache);
      expect(keys.map((key) => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
    },
  );

  it('[CONS-55] of documents reads the audit trail again', async () => {
    const cache = new QueryClient();
    cache.setQueryData(consignmentKeys.audit('TAS1'), []);
    const make = new MutationObserver(cache, documentMutations(client).create());
    await make.mutate({ documentTypes: ['CONNOTE'], references: [reference] });
    expect(cache.getQueryState(consignmentKeys.audit('TAS1'))?.isInvalidated).toBe(true);
  });
});
