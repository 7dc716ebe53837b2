import { describe, expect, it } from 'vitest';

import { problemTexts } from '../testing/problems.js';
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
  problemTexts(checkQuantities([{ deliveryExtraId, quantityRequested }], offered, 'deliveryExtras'));

const isOwn = (...parts: Parameters<typeof told>) => hasOwnInstructions([told(...parts)]);

describe('the instructions of an extra', () => {
  it.each([
    [lift, ['INCLUDED', 'EXCLUDED'], 'XTRA-04'],
    [wait, ['INCLUDED', 'ONREQUEST', 'EXCLUDED'], 'XTRA-04'],
    [{ ...wait, isWithdrawn: true }, ['EXCLUDED'], 'XTRA-06'],
  ])('[XTRA-04] [XTRA-08] of %j are %j, and every other is refused', (extra, listed, id) => {
    expect(listInstructions(extra)).toEqual(listed);
    for (const instructionCode of instructionCodes) {
      const found = checkInstructions([{ ...extra, instructionCode }], [extra]);
      expect(found.map((problem) => problem.id)).toEqual(listed.includes(instructionCode) ? [] : [id]);
    }
  });

  it('[XTRA-08] an unknown extra, one that is named twice and one on request for the whole are refused', () => {
    const named = ['b', 'c', 'b'].map(
      (deliveryExtraId) => ({ deliveryExtraId, instructionCode: 'INCLUDED' }) as const,
    );
    const onRequest = { deliveryExtraId: 'a', instructionCode: 'ONREQUEST' } as const;
    expect(problemTexts(checkInstructions([...named, onRequest], offered))).toEqual([
      expect.stringMatching(/^XTRA-06 1\/deliveryExtraId: /u),
      expect.stringMatching(/^XTRA-08 2\/deliveryExtraId: /u),
      'XTRA-04 3/instructionCode: Tail lift is included or excluded for the whole consignment',
    ]);
  });
});

it('[XTRA-04] [XTRA-06] the quantities of extras are of offered ones, and 0 or 1 for one per consignment', () => {
  expect([asked('a', 0), asked('a', 1), asked('b', 999), asked('c', 0)]).toEqual([[], [], [], []]);
  expect([...asked('c', 1), ...asked('a', 2)]).toEqual([
    'XTRA-06 deliveryExtras/0/deliveryExtraId: This extra is not available',
    'XTRA-04 deliveryExtras/0/quantityRequested: Tail lift is 0 or 1 for the whole consignment',
  ]);
});

describe('what the driver is told', () => {
  it('[CONS-47] is the consignment’s own when it differs from the default', () => {
    expect(hasOwnInstructions([])).toBe(false);
    expect(isOwn('Wait', 'ONREQUEST', 'ONREQUEST')).toBe(false);
    expect(isOwn('Wait', 'INCLUDED', 'ONREQUEST')).toBe(true);
    expect(isOwn('Wait', 'EXCLUDED', 'ONREQUEST')).toBe(true);
    expect(isOwn('Wait', 'INCLUDED', 'INCLUDED', 2)).toBe(true);
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
