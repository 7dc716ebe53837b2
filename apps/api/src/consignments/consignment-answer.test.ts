import fc from 'fast-check';
import { expect, it } from 'vitest';

import { toIsoInstant } from './consignment-answer.js';

const written = fc.record({
  seconds: fc
    .date({
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('2199-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 19)),
  fraction: fc.stringMatching(/^(?:|\.\d{1,6})$/u),
  offset: fc.constantFrom('+00:00', '+13:00', '-09:30'),
});

it('[CALL-100] an instant of the database is one of the contract, whatever its offset and fraction', () => {
  fc.assert(
    fc.property(written, ({ seconds, fraction, offset }) => {
      const text = `${seconds}${fraction}${offset}`;
      expect(toIsoInstant(text)).toBe(new Date(text).toISOString());
    }),
  );
});
