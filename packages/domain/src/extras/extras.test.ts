import { describe, expect, it } from 'vitest';

import {
  checkInstructions,
  checkQuantities,
  describeInstructions,
  hasOwnInstructions,
  instructionCodes,
  listInstructions,
  type InstructionCode,
} from './index.js';

const lift = { deliveryExtraId: 'a', deliveryExtraName: 'Tail lift', isPerConsignment: true };
const wait = { deliveryExtraId: 'b', deliveryExtraName: 'Wait', isPerConsignment: false };
const offered = [lift, wait];

const told = (
  deliveryExtraName: string,
  instructionCode: InstructionCode,
  defaultInstructionCode: InstructionCode,
  quantityRequested = 1,
) => ({ deliveryExtraName, defaultInstructionCode, quantityRequested, instruction: { instructionCode } });

const asked = (deliveryExtraId: string, quantityRequested: number) =>
  checkQuantities([{ deliveryExtraId, quantityRequested }], offered, 'deliveryExtras');

describe('the instructions of an extra', () => {
  it('[XTRA-04] are included or excluded for one per consignment', () => {
    expect(listInstructions(lift)).toEqual(['INCLUDED', 'EXCLUDED']);
    expect(listInstructions(wait)).toEqual(['INCLUDED', 'ONREQUEST', 'EXCLUDED']);
  });

  it('[XTRA-04] [XTRA-08] every instruction that is not listed for an extra is refused, and no other', () => {
    for (const extra of offered) {
      for (const instructionCode of instructionCodes) {
        const found = checkInstructions([{ ...extra, instructionCode }], offered);
        expect(found.length === 0).toBe(listInstructions(extra).includes(instructionCode));
      }
    }
    expect(
      checkInstructions(
        [
          { deliveryExtraId: 'b', instructionCode: 'EXCLUDED' },
          { deliveryExtraId: 'a', instructionCode: 'ONREQUEST' },
        ],
        offered,
      ),
    ).toEqual([
      {
        id: 'XTRA-04',
        path: '1/instructionCode',
        message: 'Tail lift is included or excluded for the whole consignment',
      },
    ]);
  });

  it('[XTRA-08] an unknown extra and one that is named twice are refused', () => {
    const instructionCode = 'INCLUDED';
    expect(
      checkInstructions(
        [
          { deliveryExtraId: 'b', instructionCode },
          { deliveryExtraId: 'c', instructionCode },
          { deliveryExtraId: 'b', instructionCode },
        ],
        offered,
      ),
    ).toMatchObject([
      { id: 'XTRA-06', path: '1/deliveryExtraId' },
      { id: 'XTRA-08', path: '2/deliveryExtraId' },
    ]);
  });
});

describe('a withdrawn extra', () => {
  it('[XTRA-08] can be excluded, and nothing else', () => {
    const withdrawn = { ...wait, isWithdrawn: true };
    expect(listInstructions(withdrawn)).toEqual(['EXCLUDED']);
    expect(
      instructionCodes.map((instructionCode) =>
        checkInstructions([{ ...withdrawn, instructionCode }], [withdrawn]).map(({ id }) => id),
      ),
    ).toEqual([['XTRA-06'], ['XTRA-06'], []]);
  });
});

describe('the quantities of extras', () => {
  it('[XTRA-04] [XTRA-06] are of offered extras, and 0 or 1 for one per consignment', () => {
    expect(asked('a', 0)).toEqual([]);
    expect(asked('a', 1)).toEqual([]);
    expect(asked('b', 999)).toEqual([]);
    expect(asked('c', 0)).toEqual([]);
    expect(asked('c', 1)).toEqual([
      { id: 'XTRA-06', path: 'deliveryExtras/0/deliveryExtraId', message: 'This extra is not available' },
    ]);
    expect(asked('a', 2)).toEqual([
      {
        id: 'XTRA-04',
        path: 'deliveryExtras/0/quantityRequested',
        message: 'Tail lift is 0 or 1 for the whole consignment',
      },
    ]);
  });
});

describe('what the driver is told', () => {
  it('[CONS-47] is the consignment’s own when it differs from the default', () => {
    expect(hasOwnInstructions([])).toBe(false);
    expect(hasOwnInstructions([told('Wait', 'ONREQUEST', 'ONREQUEST')])).toBe(false);
    expect(hasOwnInstructions([told('Wait', 'INCLUDED', 'ONREQUEST')])).toBe(true);
    expect(hasOwnInstructions([told('Wait', 'EXCLUDED', 'ONREQUEST')])).toBe(true);
    expect(hasOwnInstructions([told('Wait', 'INCLUDED', 'INCLUDED', 2)])).toBe(true);
  });

  it('[CONS-55] is described in words, without what is excluded', () => {
    expect(
      describeInstructions([
        told('Call ahead', 'EXCLUDED', 'EXCLUDED'),
        told('Packaging', 'INCLUDED', 'EXCLUDED', 2),
        told('Tail lift', 'INCLUDED', 'EXCLUDED'),
        told('Wait', 'ONREQUEST', 'EXCLUDED'),
      ]),
    ).toBe('Included: Packaging × 2, Tail lift; On request: Wait');
    expect(describeInstructions([told('Wait', 'EXCLUDED', 'EXCLUDED')])).toBeNull();
  });
});
