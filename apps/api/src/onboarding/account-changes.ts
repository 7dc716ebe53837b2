import { isDeepStrictEqual } from 'node:util';

import type { ChangedField } from '../database/operator-tables.js';

/** A user or machine client, with sites by their codes. */
export interface Account {
  readonly name: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly sites: readonly string[];
  readonly requestingSite: string | null;
  readonly originSite: string | null;
  /** Null for a person. */
  readonly permissions: readonly string[] | null;
}

const fields: readonly (readonly [keyof Account, string])[] = [
  ['name', 'name'],
  ['email', 'email'],
  ['isActive', 'active'],
  ['sites', 'sites'],
  ['requestingSite', 'requesting site'],
  ['originSite', 'origin site'],
  ['permissions', 'permissions'],
];

/** The fields that differ; the order of sites and of permissions doesn't count. */
export function compareAccounts(before: Account | null, after: Account): ChangedField[] {
  return fields.flatMap(([key, field]) => {
    const [old, current] = [toComparable(before?.[key]), toComparable(after[key])];
    return isDeepStrictEqual(old, current) ? [] : [{ field, before: old, after: current }];
  });
}

function toComparable(value: Account[keyof Account] | undefined) {
  return typeof value === 'object' && value !== null ? [...value].sort() : (value ?? null);
}
