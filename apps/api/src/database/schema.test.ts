import { statusCodes } from '@consign/domain/status';
import type { InsertType, SelectType } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testDatabase } from '../testing/database.js';
import type { Database } from './database.js';
import type { Schema } from './schema.js';

/** What a column is read as; `?` where it may be null, `=` where an insert may leave it to the database. */
type Kind<Column> =
  `${Read<NonNullable<SelectType<Column>>>}${null extends SelectType<Column> ? '?' : ''}${undefined extends InsertType<Column>
    ? '='
    : ''}`;
type Read<Value> = Value extends string
  ? 'text'
  : Value extends number
    ? 'number'
    : Value extends boolean
      ? 'boolean'
      : Value extends Date
        ? 'instant'
        : Value extends string[]
          ? 'texts'
          : 'json';

/** The types of schema.ts as values: the compiler refuses this table as soon as it is not what they say. */
const columns: {
  [Table in keyof Schema]: { [Column in keyof Schema[Table]]-?: Kind<Schema[Table][Column]> };
} = {
  tenants: {
    tenant_id: 'text',
    code: 'text',
    name: 'text',
    external_id: 'text',
    reference_prefix: 'text',
    record: 'json',
  },
  tenant_hosts: { tenant_id: 'text', host: 'text' },
  feature_flags: { tenant_id: 'text', flag_name: 'text', value: 'json' },
  regions: { tenant_id: 'text', id: 'text', name: 'text' },
  organisations: { tenant_id: 'text', id: 'text', name: 'text', code: 'text?' },
  service_types: {
    tenant_id: 'text',
    organisation_id: 'text',
    code: 'text',
    name: 'text',
    position: 'number',
    cubic_factor_steps: 'number?',
  },
  service_type_settings: {
    tenant_id: 'text',
    organisation_id: 'text',
    service_type_code: 'text',
    setting_key: 'text',
    value: 'text',
  },
  accounts: {
    tenant_id: 'text',
    organisation_id: 'text',
    id: 'text',
    code: 'text',
    description: 'text',
    is_active: 'boolean',
  },
  packaging_types: {
    tenant_id: 'text',
    organisation_id: 'text',
    code: 'text',
    name: 'text',
    default_volume_steps: 'number?',
    default_weight_steps: 'number?',
    position: 'number',
  },
  hire_units: { tenant_id: 'text', provider_code: 'text', code: 'text', name: 'text' },
  sites: {
    tenant_id: 'text',
    organisation_id: 'text',
    id: 'text',
    code: 'text',
    name: 'text',
    is_active: 'boolean',
    is_hub: 'boolean',
    default_account_id: 'text?',
    participant_id: 'text',
    full_name: 'text',
    phone: 'text?',
    email: 'text?',
    address: 'json',
    search_text: 'text',
  },
  users: {
    tenant_id: 'text',
    organisation_id: 'text',
    id: 'text',
    issuer: 'text',
    subject: 'text',
    name: 'text',
    email: 'text',
    is_active: 'boolean=',
    charge_site_id: 'text?',
    origin_site_id: 'text?',
    machine_permissions: 'texts?',
  },
  user_sites: { tenant_id: 'text', organisation_id: 'text', user_id: 'text', site_id: 'text' },
  reference_counters: { tenant_id: 'text', series: 'text', last_value: 'number' },
  consignments: {
    tenant_id: 'text',
    organisation_id: 'text',
    id: 'text',
    reference: 'text',
    charge_site_id: 'text',
    created_at: 'instant',
    modified_at: 'instant',
    status_code: 'text',
    status_at: 'instant',
    service_type_code: 'text',
    account_id: 'text',
    sender: 'json',
    receiver: 'json',
    sender_reference: 'text?',
    receiver_reference: 'text?',
    sales_reference: 'text?',
    notes: 'text?',
    receiver_notes: 'text?',
    requested_pickup_at: 'instant?',
    requested_delivery_at: 'instant?',
    confirmed_delivery_at: 'instant?',
    tags: 'json',
    hireage: 'json',
    flags: 'json',
    tracking_url: 'text?',
    has_exception: 'boolean=',
    has_unresolved_notes: 'boolean=',
    printed_label_version: 'text?',
    staged_at: 'instant?',
    promised_delivery_at: 'instant?',
    origin_region_id: 'text?',
    destination_region_id: 'text?',
  },
  status_history: {
    tenant_id: 'text',
    organisation_id: 'text',
    consignment_id: 'text',
    position: 'number',
    status_code: 'text',
    status_at: 'instant',
    user_id: 'text?',
    recorded_at: 'instant?',
    reason: 'text?',
  },
  delivery_events: {
    tenant_id: 'text',
    organisation_id: 'text',
    consignment_id: 'text',
    id: 'text',
    status_position: 'number',
    event_type: 'text',
    standard_event_code: 'text?',
    title: 'text',
    created_at: 'instant',
    action_required: 'boolean',
    resolved_at: 'instant?',
  },
  line_items: {
    tenant_id: 'text',
    organisation_id: 'text',
    consignment_id: 'text',
    id: 'text',
    position: 'number',
    item_count: 'number',
    packaging_type_code: 'text',
    description: 'text?',
    length_steps: 'number?',
    width_steps: 'number?',
    height_steps: 'number?',
    volume_steps: 'number',
    weight_steps: 'number',
    dangerous_goods: 'json?',
    version: 'number=',
  },
  consignment_links: {
    tenant_id: 'text',
    organisation_id: 'text',
    source_id: 'text',
    target_id: 'text',
    link_type: 'text',
    created_at: 'instant',
  },
  consignment_changes: {
    tenant_id: 'text',
    organisation_id: 'text',
    consignment_id: 'text',
    id: 'text',
    changed_at: 'instant',
    user_id: 'text?',
    action: 'text',
    subject: 'text?',
    fields: 'json',
  },
  idempotency_keys: {
    tenant_id: 'text',
    organisation_id: 'text',
    user_id: 'text',
    operation_id: 'text',
    key: 'text',
    request_hash: 'text',
    answer: 'json?',
    created_at: 'instant',
  },
  consignment_search: {
    tenant_id: 'text',
    organisation_id: 'text',
    consignment_id: 'text',
    site_id: 'text',
    created_at: 'instant',
    search_text: 'text',
    phones: 'texts',
  },
  saved_views: {
    tenant_id: 'text',
    organisation_id: 'text',
    user_id: 'text',
    id: 'text',
    name: 'text',
    name_key: 'text',
    query: 'text',
    is_default: 'boolean',
  },
  notices: {
    tenant_id: 'text',
    organisation_id: 'text',
    user_id: 'text',
    id: 'text',
    type: 'text',
    reason: 'text',
    consignment_count: 'number',
    requested_at: 'instant',
    created_at: 'instant',
  },
  organisation_changes: {
    tenant_id: 'text',
    organisation_id: 'text',
    transaction_id: 'number',
    changed_at: 'instant',
  },
  report_changes: {
    tenant_id: 'text',
    organisation_id: 'text',
    kind: 'text',
    site_id: 'text',
    day: 'text',
  },
  report_days: {
    tenant_id: 'text',
    organisation_id: 'text',
    kind: 'text',
    site_id: 'text',
    day: 'text',
    service_type_code: 'text',
    status_code: 'text=',
    consignments: 'number=',
    on_time: 'number=',
    missed: 'number=',
    stays: 'number=',
    working_ms: 'number=',
    basis: 'text=',
    cents: 'number=',
  },
  report_calendars: { tenant_id: 'text', version: 'number=' },
  jobs: {
    tenant_id: 'text',
    organisation_id: 'text',
    id: 'text',
    kind: 'text',
    payload: 'json',
    state: 'text',
    created_at: 'instant',
    due_at: 'instant',
    attempts: 'number',
    last_error: 'text?',
  },
  files: {
    tenant_id: 'text',
    organisation_id: 'text',
    id: 'text',
    user_id: 'text?',
    name: 'text',
    media_type: 'text',
    byte_size: 'number',
    content_key: 'text',
    site_ids: 'texts',
    created_at: 'instant',
    consignment_id: 'text?',
    file_type_code: 'text?',
    document_version: 'text?',
    notes: 'text?',
    thumbnail_key: 'text?',
    thumbnail_pending: 'boolean',
    attached_by: 'text?',
    removed_by: 'text?',
    removed_at: 'instant?',
  },
  unsaved_work: {
    tenant_id: 'text',
    organisation_id: 'text',
    user_id: 'text',
    key: 'text',
    id: 'text',
    content: 'json',
    revision: 'number',
    saved_at: 'instant',
  },
  import_sessions: {
    tenant_id: 'text',
    organisation_id: 'text',
    user_id: 'text',
    id: 'text',
    job_id: 'text',
    file_name: 'text',
    row_count: 'number',
    consignment_count: 'number',
    content: 'text',
    revision: 'number',
    saved_at: 'instant',
  },
  imported_consignments: {
    tenant_id: 'text',
    organisation_id: 'text',
    digest: 'text',
    occurrence: 'number',
    consignment_id: 'text',
    file_name: 'text',
    imported_at: 'instant',
  },
  import_columns: {
    tenant_id: 'text',
    organisation_id: 'text',
    folded_heading: 'text',
    heading: 'text',
    column_name: 'text?',
  },
  user_preferences: {
    tenant_id: 'text',
    organisation_id: 'text',
    user_id: 'text',
    print_on_pickup: 'boolean',
    label_format: 'text',
    undo_seconds: 'number',
    letter_keys: 'boolean',
    sort_option: 'text?',
    sort_direction: 'text?',
  },
  last_consignments: {
    tenant_id: 'text',
    organisation_id: 'text',
    user_id: 'text',
    site_id: 'text',
    consignment_id: 'text',
  },
  known_receivers: {
    tenant_id: 'text',
    organisation_id: 'text',
    site_id: 'text',
    id: 'text',
    receiver_key: 'text',
    participant_id: 'text?',
    full_name: 'text?',
    phone: 'text?',
    email: 'text?',
    address: 'json',
    search_text: 'text',
    service_type_code: 'text',
    packaging_type_code: 'text?',
    used_at: 'instant',
  },
  consignment_templates: {
    tenant_id: 'text',
    organisation_id: 'text',
    site_id: 'text',
    id: 'text',
    name: 'text',
    name_key: 'text',
    content: 'json',
    saved_at: 'instant',
  },
  provider_events: {
    tenant_id: 'text',
    organisation_id: 'text',
    consignment_id: 'text',
    event_id: 'text',
    event_hash: 'text',
    event_type: 'text',
    occurred_at: 'instant',
    received_at: 'instant',
    reported_by: 'text',
    delivery_event_id: 'text?',
  },
  tariffs: {
    tenant_id: 'text',
    code: 'text',
    effective_from: 'text',
    loaded_at: 'instant',
    content: 'json',
  },
  fuel_adjustments: {
    tenant_id: 'text',
    service_type_code: 'text=',
    effective_from: 'text',
    percent_steps: 'number',
    loaded_at: 'instant',
  },
  consignment_prices: {
    tenant_id: 'text',
    organisation_id: 'text',
    consignment_id: 'text',
    kind: 'text',
    priced_at: 'instant',
    amount_cents: 'number?',
    price: 'json?',
    reason: 'text?',
    reason_detail: 'text?',
    input_version: 'text',
    tariff_code: 'text?',
    fuel_percent_steps: 'number?',
  },
  delivery_extras: {
    tenant_id: 'text',
    id: 'text',
    service_type_code: 'text',
    code: 'text',
    name: 'text',
    description: 'text?',
    is_per_consignment: 'boolean=',
    default_instruction: 'text=',
    is_active: 'boolean=',
  },
  consignment_extras: {
    tenant_id: 'text',
    organisation_id: 'text',
    consignment_id: 'text',
    delivery_extra_id: 'text',
    instruction_code: 'text',
    quantity_requested: 'number=',
    quantity_completed: 'number?',
  },
  delivery_runs: {
    tenant_id: 'text',
    id: 'text',
    region_id: 'text',
    name: 'text',
    service_type_code: 'text=',
    weekdays: 'text=',
    start_minutes: 'number',
    end_minutes: 'number',
    capacity: 'number',
    closes_minutes_before: 'number=',
    effective_from: 'text',
    effective_to: 'text?',
  },
  run_days: { tenant_id: 'text', run_id: 'text', day: 'text', booked: 'number' },
  run_bookings: {
    tenant_id: 'text',
    organisation_id: 'text',
    consignment_id: 'text',
    run_id: 'text',
    day: 'text',
    starts_at: 'instant',
    booked_at: 'instant',
    booked_by: 'text',
  },
  piece_numbers: {
    tenant_id: 'text',
    organisation_id: 'text',
    consignment_id: 'text',
    item_id: 'text?',
    first_piece: 'number',
    first_serial: 'number',
    piece_count: 'number',
  },
  region_schedules: {
    tenant_id: 'text',
    region_id: 'text',
    holiday_area: 'text?',
    weekdays: 'text',
    cut_off_minutes: 'number?',
  },
  region_days: { tenant_id: 'text', region_id: 'text', day: 'text', is_worked: 'boolean', name: 'text' },
  service_weekends: { tenant_id: 'text', service_type_code: 'text', weekday: 'number' },
  service_lanes: {
    tenant_id: 'text',
    origin_region_id: 'text',
    destination_region_id: 'text',
    service_type_code: 'text',
    service_days: 'number',
  },
  products: {
    tenant_id: 'text',
    organisation_id: 'text',
    code: 'text',
    description: 'text',
    part_count: 'number',
    packaging_type_code: 'text?',
    length_steps: 'number?',
    width_steps: 'number?',
    height_steps: 'number?',
    volume_steps: 'number?',
    weight_steps: 'number?',
    code_text: 'text',
    description_text: 'text',
  },
  dangerous_goods: {
    tenant_id: 'text',
    un_number: 'text',
    name: 'text',
    class: 'text',
    subsidiary_class_1: 'text?',
    subsidiary_class_2: 'text?',
    packing_group: 'text?',
  },
  places: {
    tenant_id: 'text',
    suburb: 'text',
    city: 'text',
    postcode: 'text',
    region_name: 'text',
    search_text: 'text',
  },
};

const kinds: Readonly<Record<string, string>> = {
  uuid: 'text',
  text: 'text',
  integer: 'number',
  'double precision': 'number',
  date: 'text',
  bigint: 'number',
  boolean: 'boolean',
  jsonb: 'json',
  'text[]': 'texts',
  'uuid[]': 'texts',
  'timestamp with time zone': 'instant',
};

interface CatalogueColumn {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  defaulted: boolean;
}

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('has in its types the columns that the migrations make, as they are read and written', async () => {
  const { rows } = await sql<CatalogueColumn>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, a.atthasdef as defaulted
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname not in ('schema_migrations', 'schema_lock')`.execute(database.kysely);
  const typed: Record<string, Record<string, string>> = columns;
  const made: Record<string, Record<string, string>> = {};
  for (const { table, column, type, nullable, defaulted } of rows) {
    // The database may have a default that the types do not rely on.
    const isLeft = defaulted && typed[table]?.[column]?.endsWith('=') === true;
    const kind = `${kinds[type] ?? type}${nullable ? '?' : ''}${isLeft ? '=' : ''}`;
    made[table] = { ...made[table], [column]: kind };
  }
  expect(made).toEqual(typed);
});

it('has exactly the statuses of the domain', async () => {
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
    where conname like '%\\_status\\_code' and contype = 'c'`.execute(database.kysely);
  const statuses = Object.fromEntries(
    rows.map(({ table, definition }) => [
      table,
      [...definition.matchAll(/'(\w+)'/gu)].map(([, code]) => code).sort(),
    ]),
  );
  const all = [...statusCodes].sort();
  expect(statuses).toEqual({ consignments: all, status_history: all });
});
