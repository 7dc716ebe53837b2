import type { DemoItem } from './freight.js';
import { createRandom } from './random.js';

/** Who signs for freight. */
export const signatories = [
  'Mere Tahu',
  'Tāne Parata',
  'Grace Liu',
  'Hone Wiremu',
  "Fiona O'Neill",
  'Ben Carter',
  'Sione Faleolo',
] as const;

const notes = ['Left with the storekeeper', 'Unloaded at dock 2', 'Left at the front counter'] as const;

export const countPieces = (items: readonly DemoItem[]): number =>
  items.reduce((sum, { item_count: count }) => sum + count, 0);

/** How the driver handed over a delivered consignment; null for one in ten. Its number alone decides. */
export function buildProof(number: number, items: readonly DemoItem[]) {
  const random = createRandom(number + 1_000_000);
  if (random.percent(10)) return null;
  const pieces = countPieces(items);
  return {
    signatory: random.pick(signatories),
    pieces_delivered: random.percent(80) ? pieces : null,
    pieces_sent: pieces,
    note: random.percent(15) ? random.pick(notes) : null,
    latitude: null,
    longitude: null,
  };
}
