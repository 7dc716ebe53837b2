import type { Tx } from '../../database/database.js';
import { ownedBy } from '../../database/owner.js';
import type { OperationContext } from '../../http/contract/operation.js';
import type { DeclaredConsignment } from '../../services/documents/print-order.js';

type Emergency = NonNullable<DeclaredConsignment['emergency']>;

/** The emergency contacts of those sites that have one, by site id. */
export async function listEmergencyContacts(
  tx: Tx,
  { owner }: Pick<OperationContext, 'owner'>,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, Emergency>> {
  if (siteIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('sites as s')
    .where(ownedBy(owner, 's'))
    .where('s.id', 'in', siteIds)
    .select(['s.id', 's.emergency_name as name', 's.emergency_phone as phone'])
    .execute();
  return new Map(
    rows.flatMap(({ id, name, phone }) => (name === null || phone === null ? [] : [[id, { name, phone }]])),
  );
}

/** The name of the user who calls; null for a machine client without one. */
export async function findDeclarer(tx: Tx, { owner, user }: OperationContext): Promise<string | null> {
  const row = await tx
    .selectFrom('users as u')
    .where(ownedBy(owner, 'u'))
    .where('u.id', '=', user.id)
    .select('u.name')
    .executeTakeFirst();
  return row?.name ?? null;
}
