import type { JSONColumnType } from 'kysely';

/** Something that an operator added, changed or removed. */
export interface ChangedItem {
  readonly kind: 'add' | 'change' | 'remove';
  /** Such as user, site or tariff. */
  readonly what: string;
  readonly name: string;
  readonly fields: readonly ChangedField[];
}

export interface ChangedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Of a tenant that moves to or from another database. */
export type MoveState = 'leaving' | 'paused' | 'left' | 'arriving';

export interface OperatorTables {
  operator_changes: {
    tenant_id: string;
    organisation_id: string | null;
    id: string;
    changed_at: Date;
    operator: string;
    command: string;
    subject: string;
    changes: JSONColumnType<readonly ChangedItem[]>;
  };
  /** See migration 0107. */
  tenant_moves: { tenant_id: string; state: MoveState; other: string; changed_at: Date };
}
