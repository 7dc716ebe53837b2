import type { components } from '@consign/api-client/consignment';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';

type Preferences = components['schemas']['UserPreferences'];

const defaults: Preferences = {
  printOnPickup: false,
  labelFormat: 'PDF',
  undoSeconds: 5,
  letterKeys: true,
  listSort: null,
};

/** The user's preferences, with defaults where none was saved. */
export async function findPreferences(tx: Tx, owner: Owner, userId: string): Promise<Preferences> {
  const row = await tx
    .selectFrom('user_preferences')
    .where(ownedBy(owner))
    .where('user_id', '=', userId)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) return defaults;
  const { sort_option: option, sort_direction: direction } = row;
  return {
    printOnPickup: row.print_on_pickup,
    labelFormat: row.label_format,
    undoSeconds: row.undo_seconds,
    letterKeys: row.letter_keys,
    listSort: option === null || direction === null ? null : { option, direction },
  };
}

/** Saves the given preferences of the user and leaves the others as they are. */
export async function storePreferences(
  tx: Tx,
  owner: Owner,
  userId: string,
  { printOnPickup, labelFormat, undoSeconds, letterKeys, listSort }: Partial<Preferences>,
): Promise<void> {
  await tx
    .insertInto('user_preferences')
    .values({
      tenant_id: owner.tenantId,
      organisation_id: owner.organisationId,
      user_id: userId,
      print_on_pickup: defaults.printOnPickup,
      label_format: defaults.labelFormat,
      undo_seconds: defaults.undoSeconds,
      letter_keys: defaults.letterKeys,
      sort_option: null,
      sort_direction: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable('user_preferences')
    .where(ownedBy(owner))
    .where('user_id', '=', userId)
    .set({
      print_on_pickup: printOnPickup,
      label_format: labelFormat,
      undo_seconds: undoSeconds,
      letter_keys: letterKeys,
      ...(listSort === undefined
        ? {}
        : { sort_option: listSort?.option ?? null, sort_direction: listSort?.direction ?? null }),
    })
    .execute();
}
