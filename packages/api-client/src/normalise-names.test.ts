import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Consignment, LineItemsById } from './generated/consignment.js';
import { documents } from './generated/documents.js';
import type { DangerousGoodsEntry } from './generated/product.js';
import {
  normaliseConsignment,
  normaliseConsignmentPage,
  normaliseDangerousGoodsEntry,
  normaliseLineItemsById,
} from './normalise-names.js';

// Responses of another server; our types don't cover them.
const asConsignment = (fields: object) => fields as Consignment;
const read = (fields: object) => normaliseConsignment(asConsignment(fields));

describe('names in two spellings', () => {
  it('[CALL-94] a consignment in the alternative spelling is normalised', () => {
    const whole = normaliseConsignment(
      asConsignment({
        consignmentTags: [{ code: 'FRAGILE' }],
        senderNotes: 'Gate 2',
        trackingLink: 'https://tasman.example/track/1',
        requestedDeliveryDate: '2025-07-15T12:00:00Z',
        lineItems: [
          {
            packagingTypeObject: { code: 'PALLET' },
            dangerousGoods: { unitedNationsNumber: '1263', subClass1: '6.1', subClass2: '8' },
          },
        ],
      }),
    );
    expect(whole).toEqual({
      tags: [{ code: 'FRAGILE' }],
      notes: 'Gate 2',
      trackingUrl: 'https://tasman.example/track/1',
      requestedDeliveryDateTimeUtc: '2025-07-15T12:00:00Z',
      lineItems: [
        {
          packagingType: { code: 'PALLET' },
          dangerousGoods: { unNumber: '1263', subsidiaryClass1: '6.1', subsidiaryClass2: '8' },
        },
      ],
    });
  });

  it('[CALL-94] the contract’s spelling wins when both are present, in either order', () => {
    expect(read({ notes: 'first', senderNotes: 'second' })).toEqual({ notes: 'first' });
    expect(read({ senderNotes: 'second', notes: null })).toEqual({ notes: null });
  });

  it.each(['packagingType', 'packagingTypeObject'])(
    '[CALL-94] line items by id turn %s into packagingTypeObject',
    (spelling) => {
      const items = {
        a: [{ [spelling]: { code: 'PALLET' }, dangerousGoods: { unitedNationsNumber: '1263' } }],
      };
      expect(normaliseLineItemsById(items as unknown as LineItemsById)).toEqual({
        a: [{ packagingTypeObject: { code: 'PALLET' }, dangerousGoods: { unNumber: '1263' } }],
      });
    },
  );

  it.each(['unNumber', 'unitedNationsNumber'])(
    '[CALL-94] the lookup turns %s into unitedNationsNumber',
    (spelling) => {
      const entry = { [spelling]: '1263', subClass1: null };
      expect(normaliseDangerousGoodsEntry(entry as unknown as DangerousGoodsEntry)).toEqual({
        unitedNationsNumber: '1263',
        subsidiaryClass1: null,
      });
    },
  );

  it('[CALL-94] the contract’s own spelling is unchanged', () => {
    const examples = JSON.stringify(documents.consignment.paths);
    expect(examples).not.toMatch(/"(?:senderNotes|trackingLink|subClass[12])"/);
  });

  it('[CALL-94] is idempotent', () => {
    const notes = ['notes', 'senderNotes', 'unNumber', 'unitedNationsNumber'];
    const names = fc.constantFrom('tags', 'consignmentTags', ...notes, 'x');
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.constant(null),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(names, tie('tree'), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(tree, (answer) => {
        const once = normaliseConsignment(asConsignment({ answer }));
        expect(normaliseConsignment(once)).toEqual(once);
        expect(JSON.stringify(once)).not.toMatch(/"(?:consignmentTags|senderNotes|unitedNationsNumber)":/);
      }),
    );
  });

  it.each([
    ['tags', { tags: [] }],
    ['consignmentTags', { consignmentTags: [] }],
    ['both', { consignmentTags: [], tags: [{ code: 'OLD' }] }],
  ])('[CALL-94] [CALL-211] a row of a page has consignmentTags, whether it comes with %s', (_name, row) => {
    const page = { rowCount: 1, results: [row] };
    expect(
      normaliseConsignmentPage(page as unknown as Parameters<typeof normaliseConsignmentPage>[0]),
    ).toEqual({ rowCount: 1, results: [{ consignmentTags: [] }] });
  });
});
