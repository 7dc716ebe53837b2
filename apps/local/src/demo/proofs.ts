import { describeShortDelivery, shortDeliveryCode } from '@consign/domain/status';

import type { DemoEvent } from './extras.js';
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
  const delivered = random.percent(80) ? pieces - (pieces > 1 && random.percent(4) ? 1 : 0) : null;
  return {
    signatory: random.pick(signatories),
    pieces_delivered: delivered,
    pieces_sent: pieces,
    note: random.percent(15) ? random.pick(notes) : null,
    latitude: null,
    longitude: null,
  };
}

/** The exception of a short delivery, as the product raises it; one in two is open. */
export function buildShortDelivery(
  proof: NonNullable<ReturnType<typeof buildProof>>,
  { at, position }: { readonly at: number; readonly position: number },
): DemoEvent | null {
  const { pieces_delivered: piecesDelivered, pieces_sent: piecesSent } = proof;
  const title = describeShortDelivery({ piecesDelivered, piecesSent });
  if (title === null) return null;
  const raisedAt = new Date(at).toISOString();
  return {
    status_position: position,
    event_type: 'EXCP',
    standard_event_code: shortDeliveryCode,
    title,
    created_at: raisedAt,
    action_required: true,
    resolved_at: piecesSent % 2 === 0 ? raisedAt : null,
  };
}
