import type { Columns, Row } from '../database/columns.js';

export const accountColumns = {
  id: 'id',
  code: 'code',
  description: 'description',
  isActive: 'is_active',
} as const satisfies Columns<'accounts'>;

export type StoredAccount = Row<'accounts', typeof accountColumns>;

export const siteColumns = {
  id: 'id',
  code: 'code',
  name: 'name',
  isActive: 'is_active',
  isHub: 'is_hub',
  participantId: 'participant_id',
  fullName: 'full_name',
  phone: 'phone',
  email: 'email',
  address: 'address',
} as const satisfies Columns<'sites'>;

/** A site of a customer, with its default account. */
export interface StoredSite extends Row<'sites', typeof siteColumns> {
  readonly account: StoredAccount | null;
}
