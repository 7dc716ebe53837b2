import fc from 'fast-check';
import { expect, it } from 'vitest';

import { type CostSums, restOfCosts } from './cost-groups.js';

const amount = fc.integer({ min: 0, max: 1_000_000 });
const sums = fc.record({
  consignments: fc.integer({ min: 1, max: 1000 }),
  confirmed: amount,
  estimated: amount,
  compared: amount,
  weight: amount,
  volume: amount,
});
const nothing: CostSums = {
  consignments: 0,
  confirmed: 0,
  estimated: 0,
  compared: 0,
  weight: 0,
  volume: 0,
};

function add(groups: readonly CostSums[]): CostSums {
  return groups.reduce(
    (one, other) => ({
      consignments: one.consignments + other.consignments,
      confirmed: one.confirmed + other.confirmed,
      estimated: one.estimated + other.estimated,
      compared: one.compared + other.compared,
      weight: one.weight + other.weight,
      volume: one.volume + other.volume,
    }),
    nothing,
  );
}

it('[DASH-52] listed groups and the others add up to the whole', () => {
  fc.assert(
    fc.property(fc.array(sums, { maxLength: 30 }), fc.integer({ min: 0, max: 30 }), (groups, count) => {
      const listed = groups.slice(0, count);
      const others = restOfCosts(add(groups), listed);
      expect(others === null).toBe(listed.length === groups.length);
      expect(add([...listed, ...(others === null ? [] : [others])])).toEqual(add(groups));
    }),
  );
});
