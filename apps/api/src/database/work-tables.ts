import type { components } from '@consign/api-client/consignment';
import type {
  InvoiceColumnNames,
  InvoiceDecision,
  InvoiceVerdict,
  PriceParts,
} from '@consign/domain/invoices';
import type { Generated, JSONColumnType } from 'kysely';

import type { StoredAddress } from './stored-participant.js';
import type { Owned } from './tenant-tables.js';

/** Jobs, files, and what users have typed but not saved. */
export interface WorkTables {
  jobs: Owned & {
    id: string;
    kind: string;
    payload: JSONColumnType<object>;
    state: string;
    created_at: Date;
    due_at: Date;
    attempts: number;
    last_error: string | null;
    /** Of the call or job that added it, where tracing is on; the database takes it from the transaction. */
    traceparent: Generated<string | null>;
  };
  files: Owned & {
    id: string;
    user_id: string | null;
    name: string;
    media_type: string;
    byte_size: number;
    content_key: string;
    site_ids: string[];
    created_at: Date;
    consignment_id: string | null;
    file_type_code: string | null;
    document_version: string | null;
    notes: string | null;
    thumbnail_key: string | null;
    thumbnail_pending: boolean;
    attached_by: string | null;
    removed_by: string | null;
    removed_at: Date | null;
    proof_kind: components['schemas']['ProofFileKind'] | null;
    proof_event_id: string | null;
    content_hash: string | null;
    reported_by: string | null;
  };
  unsaved_work: Owned & {
    user_id: string;
    key: string;
    id: string;
    content: JSONColumnType<Record<string, unknown>>;
    revision: number;
    saved_at: Date;
  };
}

/** Imports to continue, imported rows, and what headings stand for. */
export interface ImportTables {
  import_sessions: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    id: string;
    job_id: string;
    file_name: string;
    row_count: number;
    consignment_count: number;
    content: string;
    revision: number;
    saved_at: Date;
  };
  imported_consignments: {
    tenant_id: string;
    organisation_id: string;
    digest: string;
    occurrence: number;
    consignment_id: string;
    file_name: string;
    imported_at: Date;
  };
  import_columns: {
    tenant_id: string;
    organisation_id: string;
    folded_heading: string;
    heading: string;
    column_name: string | null;
  };
}

type Preferences = components['schemas']['UserPreferences'];
type ListSort = NonNullable<Preferences['listSort']>;

/** What the dispatch desk remembers of a user and of a requesting site. */
export interface DeskTables {
  user_preferences: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    print_on_pickup: boolean;
    label_format: Preferences['labelFormat'];
    undo_seconds: Preferences['undoSeconds'];
    letter_keys: boolean;
    sort_option: ListSort['option'] | null;
    sort_direction: ListSort['direction'] | null;
  };
  morning_mails: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    hour: number;
    origin: string;
    permitted_at: Date;
    job_id: string;
    sent_on: string | null;
    view_id: string | null;
    sees_prices: Generated<boolean>;
  };
  last_consignments: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    site_id: string;
    consignment_id: string;
  };
  known_receivers: {
    tenant_id: string;
    organisation_id: string;
    site_id: string;
    id: string;
    receiver_key: string;
    participant_id: string | null;
    full_name: string | null;
    phone: string | null;
    email: string | null;
    address: JSONColumnType<StoredAddress>;
    search_text: string;
    service_type_code: string;
    packaging_type_code: string | null;
    used_at: Date;
  };
  consignment_templates: {
    tenant_id: string;
    organisation_id: string;
    site_id: string;
    id: string;
    name: string;
    name_key: string;
    content: JSONColumnType<Record<string, unknown>>;
    saved_at: Date;
  };
}

/** A provider's invoices and how they are checked. */
export interface InvoiceTables {
  invoices: {
    tenant_id: string;
    organisation_id: string;
    id: string;
    account_id: string;
    number: string;
    invoice_date: string;
    total_cents: number;
    line_count: number;
    is_gst_included: boolean;
    replaces_id: string | null;
    is_replaced: Generated<boolean>;
    created_by: string;
    created_at: Date;
    checked_at: Date | null;
    site_ids: Generated<string[]>;
  };
  invoice_lines: {
    tenant_id: string;
    organisation_id: string;
    invoice_id: string;
    line: number;
    reference: string;
    customer_reference: string;
    description: string;
    amount_cents: number;
    parts: JSONColumnType<PriceParts | null, string | null, string | null>;
    verdict: InvoiceVerdict | null;
    consignment_id: string | null;
    agreed_cents: number | null;
    difference_cents: number | null;
    differing_parts: JSONColumnType<object | null, string | null, string | null>;
    invoiced_on_id: string | null;
    invoiced_on_line: number | null;
    decision: InvoiceDecision | null;
    reason: string | null;
    decided_by: string | null;
    decided_at: Date | null;
  };
  invoice_settings: {
    tenant_id: string;
    organisation_id: string;
    account_id: string;
    tolerance_cents: number;
    tolerance_percent_steps: number;
    columns: JSONColumnType<InvoiceColumnNames>;
  };
}
