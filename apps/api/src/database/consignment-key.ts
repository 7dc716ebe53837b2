import { type RawBuilder, type SqlBool, sql } from 'kysely';

import { type Owner, ownedBy } from './owner.js';

/** A consignment of an owner. */
export interface ConsignmentKey extends Owner {
  readonly consignmentId: string;
}

/** The condition that a row belongs to a consignment, for raw SQL and for kysely's `where`. */
export function ofConsignment(key: ConsignmentKey, alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${ownedBy(key, alias)} and ${sql.ref(`${alias}.consignment_id`)} = ${key.consignmentId}`;
}
