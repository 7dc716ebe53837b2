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
}
