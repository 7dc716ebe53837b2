import type { components } from '@consign/api-client/consignment';
import { findCents } from '@consign/domain/pricing';

import type { ConsignmentKey } from '../database/consignment-key.js';
import type { Tx } from '../database/database.js';
import { findToldExtra, saveCompleted } from '../extras/index.js';
import { saveReportedPrice } from '../pricing/index.js';

type Event = Pick<components['schemas']['ProviderEvent'], 'price' | 'extra'>;

/** Keeps a price that the provider reported (PROV-10): applied, late because a newer one is there, or why not. */
export async function applyPrice(
  tx: Tx,
  key: ConsignmentKey,
  { price }: Event,
  at: Date,
): Promise<{ readonly refused: string } | 'applied' | 'late'> {
  if (price === null || price === undefined) return { refused: 'A confirmed price needs its amounts' };
  const amounts = {
    freight: toCents(price.freight),
    extras: toCents(price.extras),
    surcharges: toCents(price.surcharges),
    faf: toCents(price.faf),
  };
  return (await saveReportedPrice(tx, key, amounts, at)) ? 'applied' : 'late';
}

/** A number of JSON is a decimal. */
const toCents = (dollars: number) => findCents(dollars) ?? 0;

/** Keeps how often the driver completed an extra (PROV-11); says why not. */
export async function applyExtra(tx: Tx, key: ConsignmentKey, { extra }: Event): Promise<string | null> {
  if (extra === null || extra === undefined) return 'A completed extra needs its code and its quantity';
  const { deliveryExtraCode, quantityCompleted } = extra;
  const told = await findToldExtra(tx, key, deliveryExtraCode);
  if (told === undefined || told.instruction === 'EXCLUDED')
    return "This consignment doesn't have this extra";
  if (told.isPerConsignment && quantityCompleted > 1) return 'This extra is 0 or 1 for the whole consignment';
  await saveCompleted(tx, key, told, quantityCompleted);
  return null;
}
