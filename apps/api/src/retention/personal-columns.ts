import type { Schema } from '../database/schema.js';

/**
 * Until when a column may name somebody. `consignment`: until its consignment is made anonymous. `age`: until its row is
 * older than the tenant's rule. `days`: the row is deleted within days, or when it has been sent. `account`: as long as
 * the account is active. `hand`: until users or the tenant file change it. `kept`: for good, as the record of something.
 */
export type KeptUntil = 'consignment' | 'age' | 'days' | 'account' | 'hand' | 'kept';

type Decisions = { readonly [T in keyof Schema]?: { readonly [C in keyof Schema[T]]?: KeptUntil } };

/** Every column that may say who a person is, what a person did, or where to find one. */
export const personalColumns = {
  consignments: {
    sender: 'consignment',
    receiver: 'consignment',
    notes: 'consignment',
    receiver_notes: 'consignment',
  },
  consignment_search: { search_text: 'consignment', phones: 'consignment' },
  search_names: { names: 'consignment' },
  consignment_changes: { subject: 'consignment', fields: 'consignment' },
  status_history: { reason: 'consignment' },
  delivery_events: { title: 'consignment' },
  delivery_proofs: { signatory: 'consignment', note: 'consignment' },
  exception_answers: { receiver: 'consignment', note: 'consignment', reason: 'consignment' },
  files: { name: 'consignment', notes: 'consignment' },
  report_costs: { label: 'consignment' },
  known_receivers: {
    receiver_key: 'age',
    full_name: 'age',
    phone: 'age',
    email: 'age',
    address: 'age',
    search_text: 'age',
  },
  load_checks: { signed_by: 'age' },
  jobs: { payload: 'days', last_error: 'days' },
  webhook_deliveries: { message: 'days', error: 'days' },
  idempotency_keys: { answer: 'days' },
  unsaved_work: { content: 'days' },
  import_sessions: { content: 'days', file_name: 'days' },
  users: { name: 'account', email: 'account', subject: 'account' },
  sites: {
    full_name: 'hand',
    phone: 'hand',
    email: 'hand',
    address: 'hand',
    search_text: 'hand',
    emergency_name: 'hand',
    emergency_phone: 'hand',
  },
  consignment_templates: { name: 'hand', name_key: 'hand', content: 'hand' },
  saved_views: { name: 'hand', name_key: 'hand', query: 'hand' },
  webhooks: { description: 'hand' },
  imported_consignments: { file_name: 'kept' },
  invoice_lines: { customer_reference: 'kept', description: 'kept', reason: 'kept' },
  operator_changes: { operator: 'kept', subject: 'kept', changes: 'kept' },
} as const satisfies Decisions;
