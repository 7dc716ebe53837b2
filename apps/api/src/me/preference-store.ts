import type { components } from '@consign/api-client/consignment';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy, ownerColumns } from '../database/owner.js';

type Preferences = components['schemas']['UserPreferences'];
const defaults: Preferences = {
  printOnPickup: false,
  labelFormat: 'PDF',
  undoSeconds: 5,
  letterKeys: true,
  listSort: null,
  morningMail: null,
};

/** The user's preferences, with defaults where none was saved. */
export async function findPreferences(tx: Tx, owner: Owner, userId: string): Promise<Preferences> {
  const { rows } = await sql<Preferences>`
    select p.print_on_pickup as "printOnPickup", p.label_format as "labelFormat", p.undo_seconds as "undoSeconds",
      p.letter_keys as "letterKeys",
      case when p.sort_option is not null
        then jsonb_build_object('option', p.sort_option, 'direction', p.sort_direction) end as "listSort",
      case when m.hour is not null then jsonb_build_object('hour', m.hour, 'viewId', m.view_id) end as "morningMail"
    from user_preferences p
    left join morning_mails m on m.tenant_id = p.tenant_id and m.organisation_id = p.organisation_id
      and m.user_id = p.user_id
    where ${ownedBy(owner, 'p')} and p.user_id = ${userId}`.execute(tx);
  return rows[0] ?? defaults;
}

/** Saves the given preferences of the user, and leaves the others as they are. */
export async function storePreferences(
  tx: Tx,
  owner: Owner,
  userId: string,
  given: Partial<Omit<Preferences, 'morningMail'>>,
): Promise<void> {
  const all = { ...defaults, ...given };
  const sort = { sort_option: all.listSort?.option ?? null, sort_direction: all.listSort?.direction ?? null };
  await tx
    .insertInto('user_preferences')
    .values({
      ...ownerColumns(owner),
      user_id: userId,
      print_on_pickup: all.printOnPickup,
      label_format: all.labelFormat,
      undo_seconds: all.undoSeconds,
      letter_keys: all.letterKeys,
      ...sort,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'organisation_id', 'user_id']).doUpdateSet({
        // An update of nothing is no SQL.
        user_id: userId,
        print_on_pickup: given.printOnPickup,
        label_format: given.labelFormat,
        undo_seconds: given.undoSeconds,
        letter_keys: given.letterKeys,
        ...(given.listSort === undefined ? {} : sort),
      }),
    )
    .execute();
}
