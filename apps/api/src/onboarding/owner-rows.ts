import type { NamedSet } from './provider-rows.js';
import type { OrganisationPart, TenantFile } from './tenant-file.js';

/** The tenant's own row, with its settings as `record`. */
export function buildTenantSet(
  tenantId: string,
  { code, name, externalId, referencePrefix }: TenantFile['tenant'],
  record: unknown,
): NamedSet {
  return {
    table: 'tenants',
    what: 'tenant',
    owner: { tenant_id: tenantId },
    key: [],
    values: ['code', 'name', 'external_id', 'reference_prefix', 'record'],
    created: [],
    rows: [{ code, name, external_id: externalId, reference_prefix: referencePrefix, record }],
    nameRow: (row) => String(row['code']),
    isRemovable: false,
  };
}

/** An organisation's own row. */
export function buildOrganisationSet(
  tenantId: string,
  organisationId: string,
  { code, name }: OrganisationPart,
): NamedSet {
  return {
    table: 'organisations',
    what: 'organisation',
    owner: { tenant_id: tenantId, id: organisationId },
    key: [],
    values: ['code', 'name'],
    created: [],
    rows: [{ code, name }],
    nameRow: (row) => String(row['code']),
    isRemovable: false,
  };
}
