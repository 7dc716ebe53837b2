import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkLoad, checkSignatory, findSscc } from './index.js';

const piece = (sscc: string) => ({ sscc, reference: 'TAS0000001' });
const [one, two] = [piece('095212340000000013'), piece('095212340000000020')];
const other = '095212340000000037';

describe('a load check', () => {
  it('[LOAD-02] names what is missing, scanned twice and not on the manifest', () => {
    expect(checkLoad([one, two], [other, one.sscc, other, one.sscc])).toEqual({
      loaded: [one],
      missing: [two],
      repeated: [one],
      unknown: [other],
    });
  });

  it('[LOAD-02] takes each piece once, whatever is scanned', () => {
    const numbers = fc.array(fc.constantFrom(one.sscc, two.sscc, other));
    fc.assert(
      fc.property(numbers, (scanned) => {
        const { loaded, missing, repeated, unknown } = checkLoad([one, two], scanned);
        expect(loaded.length + missing.length).toBe(2);
        expect(loaded.every(({ sscc }) => scanned.includes(sscc))).toBe(true);
        expect(repeated.every((each) => loaded.includes(each))).toBe(true);
        expect(new Set(scanned).size).toBe(loaded.length + unknown.length);
      }),
    );
  });

  it('[LOAD-02] reads the number of a piece, not the one of its consignment', () => {
    expect(findSscc(`]C100${one.sscc}`)).toBe(one.sscc);
    expect(findSscc('(401)9521234TAS0000001')).toBeNull();
  });

  it.for([
    ['', 'Enter your name'],
    ['Mere Ngāta', undefined],
    ['M'.repeat(100), undefined],
    ['M'.repeat(101), 'At most 100 characters'],
    ['Mere 2', undefined],
    [one.sscc, 'This has the number of a piece in it. Enter your name'],
    [`Mere]C100${one.sscc}`, 'This has the number of a piece in it. Enter your name'],
  ])('[LOAD-03] signed by "%s": %s', ([signedBy, message]) => {
    expect(checkSignatory(signedBy ?? '')[0]?.message).toBe(message);
  });
});
