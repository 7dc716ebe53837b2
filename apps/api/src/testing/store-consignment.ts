import { volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import { type ParsedLineItem, mapTexts } from '@consign/domain/rules';
import type { StatusCode } from '@consign/domain/status';

import { reportChanges } from '../changes/index.js';
import { insertLineItems } from '../consignments/freight/line-item-store.js';
import { insertConsignment } from '../consignments/entry/save-consignment-store.js';
import type { Database } from '../database/database.js';
import type { StoredParticipant } from '../database/stored-participant.js';
import { activeAccountId, kowhaiCaller, kowhaiScope, kowhaiSite } from './fixtures.js';
import { worldId } from './world-rows.js';
import { kowhai, tasman } from './world.js';

export interface StoredDraft {
  readonly reference: string;
  readonly site?: string;
  readonly createdAt?: Date;
  readonly status?: StatusCode;
  readonly statusAt?: Date;
  readonly requestedDeliveryAt?: Date | null;
  readonly confirmedDeliveryAt?: Date | null;
  readonly sender?: Partial<StoredParticipant>;
  readonly receiver?: Partial<StoredParticipant>;
  readonly salesReference?: string;
  readonly receiverReference?: string;
  readonly items?: readonly Partial<ParsedLineItem>[];
}

let drafts = 0;

/** Stores a consignment of Kōwhai through the product's own insert, at any time and in any status. */
export async function storeConsignment(database: Database, draft: StoredDraft): Promise<string> {
  const createdAt = draft.createdAt ?? new Date('2026-03-10T00:00:00Z');
  drafts += 1;
  // Others may be stored at the same time.
  const number = drafts;
  const consignmentId = worldId(900_000 + number);
  const key = { ...kowhaiScope, consignmentId };
  await database.inTenant(kowhaiScope, async (tx) => {
    const { reference } = draft;
    const siteId = kowhaiSite(draft.site ?? 'AKL1').id;
    const fields = {
      serviceTypeCode: 'GENERAL',
      accountId: activeAccountId,
      sender: buildParticipant(number, 'Kōwhai Auckland', draft.sender),
      receiver: buildParticipant(number, 'Tūī Café', draft.receiver),
      ...mapTexts(() => null),
      receiverReference: draft.receiverReference ?? null,
      salesReference: draft.salesReference ?? null,
      requestedPickupAt: null,
      requestedDeliveryAt: draft.requestedDeliveryAt ?? null,
      hireage: [],
      flags: [],
    };
    await insertConsignment(
      tx,
      key,
      { reference, chargeSiteId: siteId, now: createdAt, userId: null },
      fields,
    );
    const items = (draft.items ?? [{}]).map((item, index) => ({
      id: worldId(9_000_000 + number * 10 + index),
      position: index + 1,
      item: { ...storedItem, ...item },
    }));
    await insertLineItems(tx, key, items);
    const author = { ...kowhaiCaller, now: createdAt };
    await reportChanges(tx, author, [
      { kind: 'created', consignmentId, siteId, after: { reference, ...fields } },
    ]);
  });
  await applyProviderChanges(database, consignmentId, draft);
  return consignmentId;
}

/** Applies what the provider would report later. */
async function applyProviderChanges(database: Database, id: string, draft: StoredDraft): Promise<void> {
  const { status, statusAt, confirmedDeliveryAt } = draft;
  if (status === undefined && statusAt === undefined && confirmedDeliveryAt === undefined) return;
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    const changes = {
      ...(status === undefined ? {} : { status_code: status }),
      ...(statusAt === undefined ? {} : { status_at: statusAt }),
      ...(confirmedDeliveryAt === undefined ? {} : { confirmed_delivery_at: confirmedDeliveryAt }),
    };
    await tx
      .updateTable('consignments')
      .set(changes)
      .where('tenant_id', '=', tasman.id)
      .where('id', '=', id)
      .execute();
    if (status === undefined) return;
    await tx
      .insertInto('status_history')
      .values({
        tenant_id: tasman.id,
        organisation_id: kowhai.id,
        consignment_id: id,
        position: 2,
        status_code: status,
        status_at: statusAt ?? draft.createdAt ?? new Date('2026-03-10T01:00:00Z'),
      })
      .execute();
  });
}

const storedItem: ParsedLineItem = {
  count: 1,
  packagingType: 'CARTON',
  description: 'Cabinet doors',
  length: null,
  width: null,
  height: null,
  volume: volumeFromSteps(1200),
  weight: weightFromSteps(4550),
  dangerousGoods: null,
};

function buildParticipant(
  number: number,
  fullName: string,
  given: Partial<StoredParticipant> = {},
): StoredParticipant {
  return {
    id: worldId(950_000 + number),
    siteId: null,
    fullName,
    phone: null,
    email: null,
    address: {
      id: worldId(960_000 + number),
      streetNumber: '5',
      street: 'Bank Street',
      suburb: 'Regent',
      state: null,
      city: 'Whangārei',
      country: 'New Zealand',
      postcode: '0110',
      latitude: null,
      longitude: null,
      region: null,
    },
    ...given,
  };
}

let stored = 0;

/** Stores a consignment of Kōwhai under a new reference, and returns the reference. */
export async function addConsignment(
  database: Database,
  draft: Omit<StoredDraft, 'reference'> = {},
): Promise<string> {
  stored += 1;
  const reference = `TAS8${String(stored).padStart(6, '0')}`;
  await storeConsignment(database, { reference, ...draft });
  return reference;
}
