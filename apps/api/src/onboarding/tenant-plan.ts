import type { PlannedChange } from './saved-sets.js';

export interface TenantPlan {
  readonly tenantId: string;
  readonly tenantCode: string;
  readonly isApplied: boolean;
  readonly changes: readonly PlannedChange[];
  /** What each tariff file changes, in the words of docs/TARIFFS.md. */
  readonly tariffs: readonly { readonly name: string; readonly lines: readonly string[] }[];
}

export type Applied =
  | { readonly ok: true; readonly plan: TenantPlan }
  | { readonly ok: false; readonly lines: readonly string[] };

/** Ends the transaction, so that nothing of it is stored. */
export class Undone extends Error {
  constructor(readonly result: Applied) {
    super('The transaction is undone on purpose');
  }
}

/** Ends the transaction with what is wrong, for the operator to read. */
export function refuse(...lines: string[]): never {
  throw new Undone({ ok: false, lines });
}
