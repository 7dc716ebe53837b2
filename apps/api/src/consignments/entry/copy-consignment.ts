import type { components } from '@consign/api-client/consignment';
import { checkHireUnits, readAddressee } from '@consign/domain/rules';

import { reportChanges } from '../../changes/index.js';
import type { Tx } from '../../database/database.js';
import type { StoredParticipant } from '../../database/stored-participant.js';
import { copyExtras } from '../../extras/index.js';
import { created } from '../../http/contract/answers.js';
import { type OperationContext, operation } from '../../http/contract/operation.js';
import { Refusal, problem } from '../../http/problems/problem.js';
import { newId } from '../../ids.js';
import { type StoredSite, listHireUnits, listSites } from '../../lookups/index.js';
import { type StartingSites, findDefaultAccountId, findStartingSites } from '../../me/index.js';
import { loadFlags } from '../../tenants/index.js';
import type { ConsignmentFields } from '../consignment-row.js';
import type { ConsignmentDetail } from '../consignment-store.js';
import { copyLineItems } from '../freight/line-item-store.js';
import { lockConsignment } from '../lock-store.js';
import { insertLink } from './link-store.js';
import { readLocked } from './editable-consignment.js';
import { insertConsignment, nextReference } from './save-consignment-store.js';
import { toStoredParticipant } from './stored-fields.js';

type Asked = components['schemas']['CopyConsignment'];

/** Copies a consignment of any status, valid or not; the copy is a Draft that can be corrected. */
export const copyConsignment = operation('copyConsignment', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const locked = await lockConsignment(tx, context.viewer, path.ref);
    if (locked === undefined) return problem(404);
    const startingSites = await findStartingSites(tx, context);
    if (startingSites instanceof Refusal) return startingSites;
    const source = await readLocked(tx, context, path.ref);
    const fields = await copiedFields(tx, context, source, body, startingSites);

    const { now, user, tenant } = context;
    const id = newId(now);
    const key = { ...context.owner, consignmentId: id };
    const { chargeSiteId } = startingSites;
    const reason = `${body.copyType} of ${source.reference}`;
    // Last, because the counter's row is locked until the transaction ends and every other create of the tenant waits.
    const reference = await nextReference(tx, tenant.id);
    await insertConsignment(tx, key, { reference, chargeSiteId, now, userId: user.id, reason }, fields);
    const items = body.copyLineItems
      ? source.lineItems.map((item) => ({ from: item.id, to: newId(now) }))
      : [];
    await copyLineItems(tx, key, source.id, items);
    if (body.copyReceiver && body.copyType === 'Copy') await copyExtras(tx, key, source.id);
    await insertLink(tx, key, { sourceId: source.id, targetId: id, type: body.copyType, now });
    await reportChanges(tx, context, [
      { kind: 'created', consignmentId: id, siteId: chargeSiteId, after: { reference, ...fields } },
    ]);
    return created(`/api/v1/consignments/${reference}`, { id, reference });
  }),
);

/** Leaves out dates (CONS-35) and what the tenant no longer offers (CONS-56). */
async function copiedFields(
  tx: Tx,
  context: OperationContext,
  source: ConsignmentDetail,
  asked: Asked,
  startingSites: StartingSites,
): Promise<ConsignmentFields> {
  const { account } = source;
  const active = account.isActive ? account.id : await findDefaultAccountId(tx, context, startingSites);
  const { ExportConsignments } = await loadFlags(tx, context.tenant.id);
  const { hireageEnabled } = context.tenant.settings;
  return {
    ...source,
    ...(await copiedSides(tx, context, source, asked, startingSites)),
    accountId: active ?? account.id,
    requestedPickupAt: null,
    requestedDeliveryAt: null,
    hireage: hireageEnabled ? await copiedHireage(tx, context, source) : [],
    flags: ExportConsignments ? source.flags : [],
  };
}

async function copiedHireage(
  tx: Tx,
  { owner }: OperationContext,
  { hireage }: ConsignmentDetail,
): Promise<ConsignmentFields['hireage']> {
  if (hireage.length === 0) return [];
  const units = await listHireUnits(tx, owner.tenantId);
  return hireage
    .filter((row) => checkHireUnits([row], units).length === 0)
    .map(({ providerCode, hireUnitCode, quantity }) => ({ providerCode, hireUnitCode, quantity }));
}

/** A participant with its own reference and notes. */
interface Side {
  readonly participant: StoredParticipant | null;
  readonly reference: string | null;
  readonly notes: string | null;
}

const empty: Side = { participant: null, reference: null, notes: null };

/** Who sends and who receives a copy; of a return the other way round (CONS-35). */
async function copiedSides(
  tx: Tx,
  context: OperationContext,
  source: ConsignmentDetail,
  { copySender, copyReceiver, copyType }: Asked,
  { origin }: StartingSites,
): Promise<
  Pick<
    ConsignmentFields,
    'sender' | 'receiver' | 'senderReference' | 'receiverReference' | 'notes' | 'receiverNotes'
  >
> {
  const { now } = context;
  const siteIds = [source.sender, source.receiver].flatMap(({ siteId }) => (siteId === null ? [] : [siteId]));
  const sites = siteIds.length === 0 ? [] : await listSites(tx, context.owner, siteIds);
  const sender: Side = copySender
    ? {
        participant: copyParticipant(source.sender, sites, now),
        reference: source.senderReference,
        notes: source.notes,
      }
    : empty;
  const receiver: Side = copyReceiver
    ? {
        participant: copyParticipant(source.receiver, sites, now),
        reference: source.receiverReference,
        notes: source.receiverNotes,
      }
    : empty;
  const [from, to] = copyType === 'Return' ? [receiver, sender] : [sender, receiver];
  return {
    sender: from.participant ?? begunWith(origin, now),
    receiver: to.participant ?? begunWith(null, now),
    senderReference: from.reference,
    receiverReference: to.reference,
    notes: from.notes,
    receiverNotes: to.notes,
  };
}

/** A site as it is now, reached as it was then; a typed one as it was, under ids of its own. */
function copyParticipant(
  participant: StoredParticipant,
  sites: readonly StoredSite[],
  now: Date,
): StoredParticipant {
  const { siteId, address } = participant;
  if (siteId === null) return { ...participant, id: newId(now), address: { ...address, id: newId(now) } };
  const site = sites.find(({ id }) => id === siteId);
  return site === undefined
    ? participant
    : { ...participant, fullName: site.fullName, address: site.address };
}

function begunWith(site: StoredSite | null, now: Date): StoredParticipant {
  return site === null
    ? toStoredParticipant(readAddressee({}), { sites: [], now, stored: null })
    : toStoredParticipant(
        { kind: 'site', participantId: site.participantId, phone: null, email: null },
        { sites: [site], now, stored: null },
      );
}
