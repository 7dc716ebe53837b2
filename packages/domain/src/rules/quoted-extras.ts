import { checkQuantities, type OfferedExtra } from '../extras/instructions.js';
import { findCount, isBlank, type NumericInput } from '../freight/units.js';
import { joinPath, type Problem } from '../problem.js';
import { trimmed, type Text } from './text.js';

export interface QuotedExtraBody {
  readonly deliveryExtraId?: Text;
  readonly quantityRequested?: NumericInput;
}

export interface QuotedExtra {
  readonly deliveryExtraId: string;
  readonly quantityRequested: number;
}

const MAX_EXTRAS = 999;

/** An empty count is 0; one that is no count is -1. */
export function readExtras(
  deliveryExtras: readonly QuotedExtraBody[] | null | undefined,
): readonly QuotedExtra[] {
  return (deliveryExtras ?? []).map(({ deliveryExtraId, quantityRequested }) => ({
    deliveryExtraId: trimmed(deliveryExtraId),
    quantityRequested: isBlank(quantityRequested) ? 0 : (findCount(quantityRequested) ?? -1),
  }));
}

/**
 * The counts of extras (QUOT-03), then whether each is offered and may be counted so (XTRA-04, XTRA-06), where `offered`
 * is known.
 */
export function checkExtras(
  asked: readonly QuotedExtra[],
  offered: readonly OfferedExtra[] | undefined,
): Problem[] {
  const miscounted = asked.flatMap(({ quantityRequested }, index): Problem[] => {
    if (quantityRequested >= 0 && quantityRequested <= MAX_EXTRAS) return [];
    const path = joinPath('deliveryExtras', index, 'quantityRequested');
    const message = `Count must be a whole number from 0 to ${MAX_EXTRAS}`;
    return [{ id: 'QUOT-03', path, message }];
  });
  return miscounted.length > 0 || offered === undefined
    ? miscounted
    : checkQuantities(asked, offered, 'deliveryExtras');
}
