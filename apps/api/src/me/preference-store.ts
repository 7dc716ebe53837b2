import type { components } from '@consign/api-client/consignment';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy, ownerColumns } from '../database/owner.js';

type Preferences = components['schemas']['UserPreferences'];
type ListSort = NonNullable<Preferences['listSort']>;
type MorningMail = NonNullable<Preferences['morningMail']>;

const defaults: Preferences = {
  printOnPickup: false,
  labelFormat: 'PDF',
  undoSeconds: 5,
  letterKeys: true,
  listSort: null,
  morningMail: null,
};

interface StoredPreferences extends Omit<Preferences, 'listSort' | 'morningMail'> {
  readonly sortOption: ListSort['option'] | null;
  readonly sortDirection: ListSort['direction'] | null;
  readonly mailHour: MorningMail['hour'] | null;
  readonly mailViewId: string | null;
}

/** The user's preferences, with defaults where none was saved. */
export async function findPreferences(tx: Tx, owner: Owner, userId: string): Promise<Preferences> {
  const { rows } = await sql<StoredPreferences>`
    select p.print_on_pickup as "printOnPickup", p.label_format as "labelFormat", p.undo_seconds as "undoSeconds",
      p.letter_keys as "letterKeys", p.sort_option as "sortOption", p.sort_direction as "sortDirection",
      m.hour as "mailHour", m.view_id as "mailViewId"
    from user_preferences p
    left join morning_mails m on m.tenant_id = p.tenant_id and m.organisation_id = p.organisation_id
      and m.user_id = p.user_id
    where ${ownedBy(owner, 'p')} and p.user_id = ${userId}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return defaults;
  const {
    sortOption: option,
    sortDirection: direction,
    mailHour: hour,
    mailViewId: viewId,
    ...preferences
  } = row;
  return {
    ...preferences,
    listSort: option === null || direction === null ? null : { option, direction },
    morningMail: hour === null ? null : { hour, viewId },
  };
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
