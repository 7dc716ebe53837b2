import { sql } from 'kysely';

import { type ConsignmentKey, ownedBy } from '../database/owner.js';
import type { Tx } from '../database/database.js';
import type { PricedExtra, PriceRequest } from './engine/price.js';
import {
  chargedExtras,
  inputVersion,
  isConfirmedDue,
  isEstimateDue,
  pricedItems,
  stagedAt,
} from './price-input-store.js';

/** What the prices of a stored consignment are made of. */
export interface PriceInputs extends Omit<PriceRequest, 'day' | 'extras'> {
  /** Null before it is staged. */
  readonly stagedAt: Date | null;
  readonly estimate: DuePrice;
  readonly confirmed: DuePrice;
}

interface DuePrice {
  /** Whether it has to be made again. */
  readonly isDue: boolean;
  readonly version: string;
  readonly extras: readonly PricedExtra[];
}

/** Locks a consignment until the transaction ends; false if it is gone. */
export async function lockForPricing(tx: Tx, key: ConsignmentKey): Promise<boolean> {
  const { rows } = await sql`select c.id from consignments c
    where ${ownedBy(key, 'c')} and c.id = ${key.consignmentId} for no key update`.execute(tx);
  return rows.length > 0;
}

const place = (side: 'sender' | 'receiver') => {
  const address = sql`${sql.ref(`c.${side}`)} -> 'address'`;
  return sql`jsonb_build_object('suburb', ${address} -> 'suburb', 'city', ${address} -> 'city',
    'postcode', ${address} -> 'postcode')`;
};

const due = (when: 'before' | 'at delivery') => sql`jsonb_build_object(
  'isDue', ${when === 'before' ? isEstimateDue : isConfirmedDue},
  'version', ${inputVersion(when)}, 'extras', ${chargedExtras(when)})`;

/** Reads what the prices of a locked consignment are made of, in one statement. */
export async function findPriceInputs(tx: Tx, key: ConsignmentKey): Promise<PriceInputs> {
  const { rows } = await sql<PriceInputs>`
    select jsonb_build_object('code', c.service_type_code, 'name', coalesce(st.name, c.service_type_code),
        'cubicFactor', st.cubic_factor_steps) as "serviceType",
      a.code as "accountCode", ${place('sender')} as origin, ${place('receiver')} as destination,
      c.receiver ->> 'siteId' is not null as "isReceiverSite", ${pricedItems} as items, ${stagedAt} as "stagedAt",
      ${due('before')} as estimate, ${due('at delivery')} as confirmed
    from consignments c
    join accounts a on a.tenant_id = c.tenant_id and a.organisation_id = c.organisation_id and a.id = c.account_id
    left join service_types st on st.tenant_id = c.tenant_id and st.organisation_id = c.organisation_id
      and st.code = c.service_type_code
    where ${ownedBy(key, 'c')} and c.id = ${key.consignmentId}`.execute(tx);
  const [inputs] = rows;
  if (inputs === undefined) throw new Error('A locked consignment is gone');
  return inputs;
}
