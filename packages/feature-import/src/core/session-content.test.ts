import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { MAX_CONTENT_LENGTH, packSession, unpackSession } from './session-content.js';

describe('an import as the server keeps it', () => {
  it('[IMPT-19] is read as it was written', async () => {
    const row = fc.record({
      row: fc.nat(),
      cells: fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }),
    });
    const again = fc.array(fc.tuple(fc.string(), fc.nat()));
    await fc.assert(
      fc.asyncProperty(fc.array(row), again, async (rows, pairs) => {
        const content = { rows, again: new Map(pairs) };
        expect(await unpackSession(await packSession(content))).toEqual(content);
      }),
      { numRuns: 50 },
    );
  });

  it.each(['', 'AAAA', btoa('{"version":1}'), '%%%'])('[IMPT-19] %s is no import', async (content) => {
    expect(await unpackSession(content)).toBeNull();
  });

  it('[IMPT-19] 5,000 consignments of two rows fit', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      row: index + 2,
      cells: [
        index % 2 === 0 ? 'KOW-001' : '',
        'GENERAL',
        '30/11/2026',
        '02/12/2026',
        'AKL1',
        `PO-${randomBytes(6).toString('hex')}`,
        'Ring the bell at gate 2',
        'WLG1',
        `GRN ${index}`,
        `SO-${index}`,
        'Flat-packed kitchen',
        'PALLET',
        '2',
        ...Array.from({ length: 13 }, () => ''),
      ],
    }));
    const content = await packSession({ rows, again: new Map() });
    expect(content.length).toBeLessThan(MAX_CONTENT_LENGTH / 2);
    expect((await unpackSession(content))?.rows).toHaveLength(10_000);
  });
});
