import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { findOrganisation, listServiceTypeSettings, reportUnreadableSettings } from '../lookups/index.js';

/** The user's organisation with its settings by service type (PLAT-07); undefined when it does not exist. */
export async function findUserOrganisation(
  tx: Tx,
  owner: Owner,
  log: Parameters<typeof reportUnreadableSettings>[0],
) {
  const organisation = await findOrganisation(tx, owner);
  if (organisation === undefined) return undefined;
  const settings = await listServiceTypeSettings(tx, owner);
  const serviceTypeSettings = settings.map(({ code, settingKey, value }) => ({
    serviceType: { code },
    settingKey,
    value,
  }));
  reportUnreadableSettings(log, owner, serviceTypeSettings);
  return { ...organisation, serviceTypeSettings };
}
