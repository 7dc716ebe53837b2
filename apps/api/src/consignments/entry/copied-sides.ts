import type { components } from '@consign/api-client/consignment';
import { readAddressee } from '@consign/domain/rules';

import type { OperationContext } from '../../http/contract/operation.js';
import { newId } from '../../ids.js';
import type { ConsignmentDetail } from '../consignment-store.js';
import type { ConsignmentFields } from '../consignment-row.js';
import type { Tx } from '../../database/database.js';
import type { StoredParticipant } from '../../database/stored-participant.js';
import { type StoredSite, listSites } from '../../lookups/index.js';
import type { StartingSites } from '../../me/index.js';
import { toStoredParticipant } from './stored-fields.js';

/** A participant with its own reference and notes. */
interface Side {
  readonly participant: StoredParticipant | null;
  readonly reference: string | null;
  readonly notes: string | null;
}

const empty: Side = { participant: null, reference: null, notes: null };

/** Who sends and who receives a copy; of a return the other way round (CONS-35). */
export async function copiedSides(
  tx: Tx,
  context: OperationContext,
  source: ConsignmentDetail,
  { copySender, copyReceiver, copyType }: components['schemas']['CopyConsignment'],
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
