import type { components } from '@consign/api-client/consignment';
import { toLocalDay } from '@consign/domain/dates';
import { toDollars } from '@consign/domain/pricing';
import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import { priceSorts } from '../pricing/index.js';

/** What messages say of a consignment. */
export interface ToldConsignment {
  readonly reference: string;
  /** The site that it is charged to. */
  readonly siteId: string;
  readonly statusCode: StatusCode;
  readonly consignment: components['schemas']['ToldConsignment'];
}

interface StoredFacts extends Pick<ToldConsignment, 'reference' | 'siteId' | 'statusCode'> {
  readonly id: string;
  readonly senderReference: string | null;
  readonly receiverReference: string | null;
  readonly salesReference: string | null;
  readonly deliveryAt: Date | null;
  readonly confirmedCents: number | null;
}

/** Consignments as they are now, by id. Raw: the price is the one that a list sorts by. */
export async function findToldConsignments(
  tx: Tx,
  owner: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ToldConsignment>> {
  const { rows } = await sql<StoredFacts>`
    select c.id, c.reference, c.charge_site_id as "siteId", c.status_code as "statusCode",
      c.sender_reference as "senderReference", c.receiver_reference as "receiverReference",
      c.sales_reference as "salesReference",
      coalesce(c.confirmed_delivery_at, c.requested_delivery_at) as "deliveryAt",
      ${priceSorts.confirmedPrice} as "confirmedCents"
    from consignments c where ${ownedBy(owner, 'c')} and c.id = any(${[...ids]}::uuid[])`.execute(tx);
  return new Map(
    rows.map(({ id, reference, siteId, statusCode, deliveryAt, confirmedCents, ...references }) => [
      id,
      {
        reference,
        siteId,
        statusCode,
        consignment: {
          ...references,
          deliveryDate: toLocalDay(deliveryAt),
          confirmedPrice: confirmedCents === null ? null : toDollars(confirmedCents),
        },
      },
    ]),
  );
}
