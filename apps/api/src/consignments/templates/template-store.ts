import { sql } from 'kysely';

import { saveRow } from '../../database/save-row.js';
import type { Tx } from '../../database/database.js';
import { compareByName, toNameKey } from '../../database/fold.js';
import { ownedBy, ownerColumns } from '../../database/owner.js';
import { storedJson } from '../../database/columns.js';
import type { RequestingSite } from '../requesting-site.js';

interface TemplateName {
  readonly id: string;
  readonly name: string;
  readonly savedAt: Date;
}

interface Template extends TemplateName {
  readonly content: Record<string, unknown>;
}

export const MAX_TEMPLATES = 50;

function selectTemplates(tx: Tx, site: RequestingSite) {
  return tx.selectFrom('consignment_templates').where(ownedBy(site)).where('site_id', '=', site.siteId);
}

/** Lists the templates by name, without their content. */
export async function listTemplateNames(tx: Tx, site: RequestingSite): Promise<TemplateName[]> {
  const found = await selectTemplates(tx, site)
    .select(['id', 'name', 'saved_at as savedAt'])
    .orderBy('id')
    .execute();
  return found.sort(compareByName);
}

export async function findTemplate(tx: Tx, site: RequestingSite, id: string): Promise<Template | undefined> {
  return selectTemplates(tx, site)
    .where('id', '=', id)
    .select(['id', 'name', 'saved_at as savedAt', 'content'])
    .executeTakeFirst();
}

/** Adds or replaces a template. */
export async function storeTemplate(
  tx: Tx,
  site: RequestingSite,
  { id, name, content, savedAt }: Template,
): Promise<'saved' | 'name taken' | 'too many'> {
  // One save at a time, so that the limit holds. For no key update leaves rows that refer to it alone.
  await sql`select id from users where ${ownedBy(site)} order by id limit 1 for no key update`.execute(tx);
  const name_key = toNameKey(name);
  const others = await selectTemplates(tx, site).where('id', '<>', id).select('name_key').execute();
  if (others.some((other) => other.name_key === name_key)) return 'name taken';
  if (others.length >= MAX_TEMPLATES) return 'too many';
  await saveRow(
    tx,
    'consignment_templates',
    { ...ownerColumns(site), site_id: site.siteId, id },
    { name, name_key, content: storedJson(content), saved_at: savedAt },
  );
  return 'saved';
}

export async function removeTemplate(tx: Tx, site: RequestingSite, id: string): Promise<void> {
  await tx
    .deleteFrom('consignment_templates')
    .where(ownedBy(site))
    .where('site_id', '=', site.siteId)
    .where('id', '=', id)
    .execute();
}
