import { checkOrganisationSettings } from '@consign/domain/settings';
import type { FastifyBaseLogger } from 'fastify';

import type { Owner } from '../database/owner.js';

interface ServiceTypeSetting {
  readonly serviceType: { readonly code: string };
  readonly settingKey: string;
  readonly value: string;
}

/** Tells the operator which settings cannot be read, so that their defaults apply (PLAT-07). */
export function reportUnreadableSettings(
  log: Pick<FastifyBaseLogger, 'error'>,
  { organisationId }: Owner,
  settings: readonly ServiceTypeSetting[],
): void {
  const problems = checkOrganisationSettings(settings).map(({ message }) => message);
  if (problems.length > 0)
    log.error({ organisationId, problems }, 'organisation settings cannot be read; defaults apply');
}
