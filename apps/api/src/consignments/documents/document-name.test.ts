import { expect, it } from 'vitest';

import { nameDocument } from './document-name.js';
import type { PrintedType } from './documents-plan.js';

it.each<[PrintedType, readonly [string, number][], string, string]>([
  ['CONNOTE', [['TAS0000001', 6]], '', 'Consignment note TAS0000001'],
  ['FRTLABEL', [['TAS0000001', 1]], ' 1 of 2', 'Label TAS0000001'],
  ['FRTLABEL', [['TAS0000001', 6]], '', 'Labels TAS0000001'],
  [
    'CONNOTE',
    [
      ['TAS0000001', 1],
      ['TAS0000002', 1],
    ],
    ' 1 of 2',
    'Consignment notes 1 of 2',
  ],
])(
  '[DOCS-23] a %s of %j is called after the number of papers in it',
  (type, consignments, partName, name) => {
    const printed = consignments.map(([reference, count]) => ({ reference, items: [{ count }] }));
    expect(nameDocument(type, printed, partName)).toBe(name);
  },
);
