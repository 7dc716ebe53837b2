import { type PermissionSet, parsePermissions } from '@consign/domain/permissions';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';

export interface UserAccount {
  readonly id: string;
  readonly organisationId: string;
  readonly siteIds: readonly string[];
  /** What a machine client may do at most; null for a person. */
  readonly machinePermissions: PermissionSet | null;
}

interface SubjectOfTenant {
  readonly tenantId: string;
  readonly issuer: string;
  readonly subject: string;
}

/** Finds the active user of a verified token, with the sites that the user may see. */
export async function findUserBySubject(tx: Tx, of: SubjectOfTenant): Promise<UserAccount | undefined> {
  const { rows } = await sql<Omit<UserAccount, 'machinePermissions'> & { held: string[] | null }>`
    select u.id, u.organisation_id as "organisationId", u.machine_permissions as held, array(
      select s.site_id from user_sites s where s.tenant_id = u.tenant_id
        and s.organisation_id = u.organisation_id and s.user_id = u.id order by s.site_id
    ) as "siteIds"
    from users u
    where u.tenant_id = ${of.tenantId} and u.issuer = ${of.issuer} and u.subject = ${of.subject}
      and u.is_active`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { held, ...account } = row;
  return { ...account, machinePermissions: held === null ? null : parsePermissions(held) };
}

export interface UserDetails {
  readonly name: string;
  /** The requesting site. */
  readonly chargeSiteId: string | null;
  readonly originSiteId: string | null;
}

/** The name of a user of this organisation, and the sites that the user's consignments start with. */
export function findUserDetails(tx: Tx, owner: Owner, id: string): Promise<UserDetails | undefined> {
  return tx
    .selectFrom('users')
    .where(ownedBy(owner))
    .where('id', '=', id)
    .select(['name', 'charge_site_id as chargeSiteId', 'origin_site_id as originSiteId'])
    .executeTakeFirst();
}

export async function saveDefaultSites(
  tx: Tx,
  owner: Owner,
  userId: string,
  sites: { chargeSiteId: string; originSiteId: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ charge_site_id: sites.chargeSiteId, origin_site_id: sites.originSiteId })
    .where(ownedBy(owner))
    .where('id', '=', userId)
    .execute();
}
