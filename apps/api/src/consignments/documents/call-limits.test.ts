import { expect, it } from 'vitest';

import { findTooManyLines } from './call-limits.js';
import type { DocumentType } from './documents-plan.js';
import type { PrintableConsignment } from './printed-store.js';

const consignment = { items: [{ count: 2, description: null }] } as unknown as PrintableConsignment;
const printed = (type: DocumentType) => ({ printed: new Map([[type, [consignment, consignment]]]) });

it('[DOCS-22] a call that is too large is told the limit that refused it', () => {
  const limits = { FRTLABEL: 3, CONNOTE: 1 };
  expect(findTooManyLines(printed('FRTLABEL'), limits)).toBe(
    'These consignments have 4 pieces. You can print up to 3 labels at a time',
  );
  expect(findTooManyLines(printed('CONNOTE'), limits)).toBe(
    'The freight of these consignments takes about 2 lines. You can print notes of up to 1 at a time',
  );
  expect(findTooManyLines(printed('FRTLABEL'), { ...limits, FRTLABEL: 4 })).toBeNull();
});
