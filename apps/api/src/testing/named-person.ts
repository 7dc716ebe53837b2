import { sql } from 'kysely';

import { insertAttachment } from '../consignments/attachments/attachment-store.js';
import type { Tx } from '../database/database.js';
import { worldId } from './world-rows.js';
import { kowhai, tasman } from './world.js';

/** Long before any rule of a test ends. */
export const longAgo = new Date('2024-03-01T00:00:00Z');
export const zelda = { fullName: 'Zelda Quark', phone: '021 555 7788', email: 'zelda@quark.example' };

const quarkLane = {
  streetNumber: '5',
  street: 'Quark Lane',
  suburb: 'Regent',
  state: null,
  city: 'Whangārei',
  country: 'New Zealand',
  postcode: '0110',
  latitude: -35.7,
  longitude: 174.3,
};

let answers = 0;

/** Writes Zelda's name into all that a consignment has. */
export async function nameEverywhere(tx: Tx, id: string): Promise<void> {
  answers += 1;
  const key = { tenantId: tasman.id, organisationId: kowhai.id, consignmentId: id };
  const columns = sql`tenant_id, organisation_id, consignment_id`;
  const of = sql`${tasman.id}, ${kowhai.id}, ${id}`;
  await sql`update consignments set notes = 'Ask for Zelda Quark', receiver_notes = 'Zelda Quark, gate 2'
    where tenant_id = ${tasman.id} and id = ${id}`.execute(tx);
  await sql`update status_history set reason = 'Zelda Quark rang' where tenant_id = ${tasman.id}
    and consignment_id = ${id}`.execute(tx);
  await sql`insert into delivery_events (${columns}, id, status_position, event_type, title, created_at, action_required)
    values (${of}, ${id}, 1, 'INFO', 'Left with Zelda Quark', ${longAgo}, false)`.execute(tx);
  await sql`insert into delivery_proofs (${columns}, signatory, note, pieces_sent, latitude, longitude)
    values (${of}, 'Zelda Quark', 'Zelda Quark at the door', 1, -36.8, 174.7)`.execute(tx);
  const corrected = JSON.stringify({ kind: 'typed', ...zelda, address: quarkLane });
  await sql`insert into exception_answers (${columns}, id, delivery_event_id, position, kind, receiver, note,
      answered_at, answered_by, state, decided_at, reason)
    values (${of}, ${id}, ${id}, ${900_000 + answers}, 'CorrectAddress', ${corrected}::jsonb,
      'Zelda Quark moved', ${longAgo}, ${id}, 'Declined', ${longAgo}, 'Zelda Quark is unknown')`.execute(tx);
  const field = JSON.stringify([{ field: 'receiverName', oldValue: 'Zelda Quark', newValue: 'Z Quark' }]);
  await sql`insert into consignment_changes (${columns}, id, changed_at, action, subject, fields)
    values (${of}, ${id}, ${longAgo}, 'Saved', 'Zelda Quark', ${field}::jsonb)`.execute(tx);
  await insertAttachment(tx, key, {
    madeFor: null,
    proofKind: null,
    id,
    name: 'Zelda Quark.png',
    mediaType: 'image/png',
    byteSize: 1,
    contentKey: `${id}/one`,
    createdAt: longAgo,
    fileTypeCode: 'PODDOC',
    notes: 'Signed by Zelda Quark',
    thumbnailKey: null,
    attachedBy: worldId(77),
    isThumbnailPending: false,
  });
}
