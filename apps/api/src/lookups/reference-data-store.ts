import type { CubicFactor, Volume, Weight } from '@consign/domain/freight';

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
  readonly cubicFactorSteps: CubicFactor | null;
}

/** The service types that an organisation may use, in the provider's order. */
export function listServiceTypes(tx: Tx, owner: Owner): Promise<StoredServiceType[]> {
  return tx
    .selectFrom('service_types')
    .where(ownedBy(owner))
    .select(['code', 'name', 'cubic_factor_steps as cubicFactorSteps'])
    .orderBy('position')
    .orderBy('code')
    .execute();
}

/** The stored settings of an organisation for its service types. */
export function listServiceTypeSettings(tx: Tx, owner: Owner) {
  return tx
    .selectFrom('service_type_settings')
    .where(ownedBy(owner))
    .select(['service_type_code as code', 'setting_key as settingKey', 'value'])
    .orderBy('service_type_code')
    .orderBy('setting_key')
    .execute();
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
