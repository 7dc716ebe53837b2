import { sql } from 'kysely';

import type { Tx } from './database.js';

export interface UserAccount {
  readonly id: string;
  readonly organisationId: string;
  readonly siteIds: readonly string[];
}

interface SubjectOfTenant {
  readonly tenantId: string;
  readonly issuer: string;
  readonly subject: string;
}

/** The active user that a verified token speaks of, with the sites that the user may see. */
export async function findUserBySubject(tx: Tx, of: SubjectOfTenant): Promise<UserAccount | undefined> {
  const { rows } = await sql<{ id: string; organisation_id: string; site_ids: string[] }>`
    select u.id, u.organisation_id, array(
      select s.site_id from user_sites s where s.tenant_id = u.tenant_id and s.user_id = u.id order by s.site_id
    ) as site_ids
    from users u
    where u.tenant_id = ${of.tenantId} and u.issuer = ${of.issuer} and u.subject = ${of.subject}
      and u.is_active`.execute(tx);
  const [row] = rows;
  return row && { id: row.id, organisationId: row.organisation_id, siteIds: row.site_ids };
}
