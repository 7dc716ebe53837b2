import { sql } from 'kysely';

import { type ConsignmentKey, ofConsignment, ownedBy } from '../database/owner.js';
import type { Tx } from '../database/database.js';

/** Updates what a locked consignment says of its unresolved events: its warnings (PROV-06), and what waits for whom (ANSW-12). */
export async function refreshWarnings(tx: Tx, key: ConsignmentKey): Promise<void> {
  await sql`
    with open as (
      select e.event_type, e.action_required, exists (select from exception_answers a where ${ofConsignment(key, 'a')}
        and a.delivery_event_id = e.id and a.state <> 'Declined') as is_answered
      from delivery_events e where ${ofConsignment(key, 'e')} and e.resolved_at is null
    )
    update consignments c set has_exception = exists (select from open where event_type = 'EXCP'),
      has_unresolved_notes = exists (select from open where event_type = 'INFO' and action_required),
      waits_for_customer = exists (select from open where action_required and not is_answered),
      waits_for_provider = exists (select from open where action_required and is_answered)
    where ${ownedBy(key, 'c')} and c.id = ${key.consignmentId}`.execute(tx);
}
