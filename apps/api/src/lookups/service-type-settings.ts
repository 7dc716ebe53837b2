import type { components } from '@consign/api-client/consignment';
import { checkOrganisationSettings } from '@consign/domain/settings';
import type { FastifyBaseLogger } from 'fastify';

import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { listServiceTypeSettings } from './reference-data-store.js';

/** Reads an organisation's settings by service type; logs which cannot be read, so that their defaults apply (PLAT-07). */
export async function loadServiceTypeSettings(
  tx: Tx,
  owner: Owner,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<components['schemas']['ServiceTypeSetting'][]> {
  const stored = await listServiceTypeSettings(tx, owner);
  const settings = stored.map(({ code, ...rest }) => ({ serviceType: { code }, ...rest }));
  const problems = checkOrganisationSettings(settings).map(({ message }) => message);
  if (problems.length > 0) {
    const { organisationId } = owner;
    log.error({ organisationId, problems }, 'organisation settings cannot be read; defaults apply');
  }
  return settings;
}
