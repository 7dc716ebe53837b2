import { sql } from 'kysely';
import { expect } from 'vitest';

import type { Schema } from '../database/schema.js';
import { test as it } from '../testing/api-test.js';
import { personalColumns } from './person-store.js';

/** Columns without personal data: codes, names of places and things, settings, numbers and secrets, by their tables. */
const impersonalColumns: { readonly [T in keyof Schema]?: string } = {
  accounts: 'code description',
  consignment_changes: 'action',
  consignment_extras: 'instruction_code',
  consignment_links: 'link_type',
  consignment_prices: 'input_version kind price reason reason_detail tariff_code',
  consignments:
    'flags hireage printed_label_version printed_note_version receiver_reference reference sales_reference sender_reference service_type_code status_code tags tracking_url',
  dangerous_goods: 'class name packing_group subsidiary_class_1 subsidiary_class_2 un_number',
  delivery_events: 'event_type standard_event_code',
  delivery_extras: 'code default_instruction description name service_type_code',
  delivery_runs: 'effective_from effective_to name service_type_code weekdays',
  exception_answers: 'kind state',
  feature_flags: 'flag_name value',
  files:
    'content_hash content_key document_version file_type_code media_type proof_event_id proof_kind reported_by thumbnail_key',
  fuel_adjustments: 'effective_from service_type_code',
  hire_units: 'code name provider_code',
  idempotency_keys: 'key operation_id request_hash',
  import_columns: 'column_name folded_heading heading',
  imported_consignments: 'digest',
  invoice_lines: 'decision differing_parts parts reference verdict',
  invoice_settings: 'columns',
  invoices: 'invoice_date number',
  jobs: 'kind state traceparent',
  known_receivers: 'packaging_type_code service_type_code',
  line_items: 'dangerous_goods description packaging_type_code',
  load_check_consignments: 'missing_ssccs',
  load_checks: 'unknown_ssccs',
  morning_mails: 'origin',
  notices: 'reason type',
  operator_changes: 'command',
  organisations: 'code name',
  packaging_types: 'code name',
  places: 'city postcode region_name search_text suburb',
  products: 'code code_text description description_text packaging_type_code',
  provider_clients: 'issuer name subject',
  provider_events: 'event_hash event_id event_type reported_by',
  provider_webhooks: 'secret url',
  reference_counters: 'series',
  region_days: 'day name',
  region_schedules: 'holiday_area weekdays',
  regions: 'name',
  report_changes: 'kind',
  report_costs: 'dimension key service_type_code',
  report_days: 'basis kind service_type_code status_code',
  run_bookings: 'day',
  run_days: 'day',
  service_lanes: 'service_type_code',
  service_type_settings: 'service_type_code setting_key value',
  service_types: 'code name',
  service_weekends: 'service_type_code',
  sites: 'code name',
  status_history: 'status_code',
  tariffs: 'code content effective_from',
  tenant_hosts: 'host',
  tenant_moves: 'other state',
  tenants: 'code external_id name record reference_prefix',
  tracking_links: 'seed token_hash',
  unsaved_work: 'key',
  user_preferences: 'label_format sort_direction sort_option',
  users: 'issuer machine_permissions',
  webhook_deliveries: 'state',
  webhooks: 'event_types previous_secret secret url',
};

it('[PLAT-277] each column with texts is decided: may it name a person or not', async ({ database }) => {
  const { rows } = await sql<{ line: string }>`select table_name || ' ' || column_name as line
    from information_schema.columns where table_schema = 'public'
      and (data_type in ('text', 'jsonb') or (data_type = 'ARRAY' and udt_name = '_text'))
      and table_name not in ('schema_migrations', 'schema_lock') order by 1`.execute(database.kysely);
  const decided = [
    ...Object.entries(personalColumns).map(([table, columns]) => [table, Object.keys(columns)] as const),
    ...Object.entries(impersonalColumns).map(([table, columns]) => [table, columns.split(' ')] as const),
  ].flatMap(([table, columns]) => columns.map((column) => `${table} ${column}`));
  expect(decided.toSorted()).toEqual(rows.map(({ line }) => line).toSorted());
});
