import type { CubicFactor, Volume, Weight } from '@consign/domain/freight';
import type { Generated, JSONColumnType } from 'kysely';

import type { StoredAddress } from './stored-participant.js';

/** The customer that a row belongs to. */
export interface Owned {
  tenant_id: string;
  organisation_id: string;
}

/** Tenants, their customers, and the settings of each. */
export interface TenantTables {
  tenants: {
    tenant_id: string;
    code: string;
    name: string;
    external_id: string;
    reference_prefix: string;
    record: JSONColumnType<Record<string, unknown>>;
  };
  tenant_hosts: { tenant_id: string; host: string };
  feature_flags: { tenant_id: string; flag_name: string; value: JSONColumnType<object, string, string> };
  provider_clients: {
    tenant_id: string;
    subject: string;
    issuer: string | null;
    name: string;
    is_active: Generated<boolean>;
  };
  regions: { tenant_id: string; id: string; name: string };
  organisations: { tenant_id: string; id: string; name: string; code: string | null };
  service_types: Owned & {
    code: string;
    name: string;
    position: number;
    cubic_factor_steps: CubicFactor | null;
  };
  service_type_settings: Owned & { service_type_code: string; setting_key: string; value: string };
  accounts: Owned & { id: string; code: string; description: string; is_active: boolean };
  packaging_types: Owned & {
    code: string;
    name: string;
    default_volume_steps: Volume | null;
    default_weight_steps: Weight | null;
    position: number;
  };
  hire_units: { tenant_id: string; provider_code: string; code: string; name: string };
  sites: Owned & {
    id: string;
    code: string;
    name: string;
    is_active: boolean;
    is_hub: boolean;
    default_account_id: string | null;
    participant_id: string;
    full_name: string;
    phone: string | null;
    email: string | null;
    address: JSONColumnType<StoredAddress>;
    search_text: string;
    emergency_name: string | null;
    emergency_phone: string | null;
  };
}
