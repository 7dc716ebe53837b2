import type { components } from '@consign/api-client/consignment';
import type { CubicFactor, Volume, Weight } from '@consign/domain/freight';
import { checkOrganisationSettings } from '@consign/domain/settings';
import type { FastifyBaseLogger } from 'fastify';

import { selectFields } from '../database/columns.js';
import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import { type StoredAccount, accountColumns } from './site-store.js';

/** The accounts of an organisation, by code. */
export function listAccounts(tx: Tx, owner: Owner): Promise<StoredAccount[]> {
  return tx
    .selectFrom('accounts as a')
    .where(ownedBy(owner, 'a'))
    .select(selectFields('a', accountColumns))
    .orderBy('a.code')
    .execute();
}

export interface StoredServiceType {
  readonly code: string;
  readonly name: string;
  readonly cubicFactor: CubicFactor | null;
}

/** The service types that an organisation may use, in the provider's order. */
export function listServiceTypes(tx: Tx, owner: Owner): Promise<StoredServiceType[]> {
  return tx
    .selectFrom('service_types')
    .where(ownedBy(owner))
    .select(['code', 'name', 'cubic_factor_steps as cubicFactor'])
    .orderBy('position')
    .orderBy('code')
    .execute();
}

/** Reads an organisation's settings by service type; logs which cannot be read, so that their defaults apply (PLAT-07). */
export async function loadServiceTypeSettings(
  tx: Tx,
  owner: Owner,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<components['schemas']['ServiceTypeSetting'][]> {
  const stored = await tx
    .selectFrom('service_type_settings')
    .where(ownedBy(owner))
    .select(['service_type_code as code', 'setting_key as settingKey', 'value'])
    .orderBy('service_type_code')
    .orderBy('setting_key')
    .execute();
  const settings = stored.map(({ code, ...rest }) => ({ serviceType: { code }, ...rest }));
  const problems = checkOrganisationSettings(settings).map(({ message }) => message);
  if (problems.length > 0) {
    const { organisationId } = owner;
    log.error({ organisationId, problems }, 'organisation settings cannot be read; defaults apply');
  }
  return settings;
}

export interface StoredPackagingType {
  readonly code: string;
  readonly name: string;
  readonly volumeSteps: Volume | null;
  readonly weightSteps: Weight | null;
}

/** The packaging types of an organisation, by name. */
export function listPackagingTypes(tx: Tx, owner: Owner): Promise<StoredPackagingType[]> {
  return tx
    .selectFrom('packaging_types')
    .where(ownedBy(owner))
    .select(['code', 'name', 'default_volume_steps as volumeSteps', 'default_weight_steps as weightSteps'])
    .orderBy('name')
    .orderBy('code')
    .execute();
}

export function listHireUnits(tx: Tx, tenantId: string) {
  return tx
    .selectFrom('hire_units')
    .where('tenant_id', '=', tenantId)
    .select(['provider_code as providerCode', 'code', 'name'])
    .orderBy('provider_code')
    .orderBy('code')
    .execute();
}

export function findOrganisation(tx: Tx, owner: Owner) {
  return tx
    .selectFrom('organisations')
    .where('tenant_id', '=', owner.tenantId)
    .where('id', '=', owner.organisationId)
    .select(['id', 'name'])
    .executeTakeFirst();
}
