import { parseTenantSettings, type SignInSettings, withSignInDefaults } from '@consign/domain/settings';

import type { SignIn, Tenant } from '../http/auth/identity.js';

/** A stored tenant. */
export interface StoredTenant {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly externalId: string;
  readonly record: unknown;
}

/** Throws if the record cannot be read; the message names the tenant but no value. */
export function toTenant(row: StoredTenant, authDefaults: SignInSettings): Tenant {
  const settings = parseTenantSettings(row.record);
  if (!settings.ok) {
    const reasons = settings.problems.map(({ message }) => message).join(', ');
    throw new Error(`The record of tenant ${row.code} is invalid: ${reasons}`);
  }
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    externalId: row.externalId,
    record: row.record,
    settings: settings.value,
    signIn: toSignIn(withSignInDefaults(settings.value.signIn, authDefaults)),
  };
}

function toSignIn({ authority, clientId, audience }: SignInSettings): SignIn | null {
  if (authority === null || clientId === null || audience === null) return null;
  return { issuer: authority, clientId, audience };
}
