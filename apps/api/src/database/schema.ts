import type { CopyConsignment } from '@consign/api-client/consignment';
import type { Length, Volume, Weight } from '@consign/domain/freight';
import type { DeclaredGoods } from '@consign/domain/rules';
import type { StatusCode } from '@consign/domain/status';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

import type { DeliveryTables, WebhookTables } from './delivery-tables.js';
import type { DeskTables, ImportTables, InvoiceTables, WorkTables } from './work-tables.js';
import type { LookupTables, PricingTables } from './lookup-tables.js';
import type { OperatorTables } from './operator-tables.js';
import type { ReportTables } from './report-tables.js';
import type { StoredParticipant } from './stored-participant.js';
import type { Owned, TenantTables } from './tenant-tables.js';

export interface Schema
  extends
    LookupTables,
    PricingTables,
    DeliveryTables,
    DeskTables,
    ImportTables,
    InvoiceTables,
    OperatorTables,
    ReportTables,
    TenantTables,
    WebhookTables,
    WorkTables {
  users: Owned & {
    id: string;
    issuer: string;
    subject: string;
    name: string;
    email: string;
    is_active: Generated<boolean>;
    charge_site_id: string | null;
    origin_site_id: string | null;
    machine_permissions: string[] | null;
  };
  user_sites: Owned & { user_id: string; site_id: string };
  reference_counters: { tenant_id: string; series: string; last_value: number };
  consignments: Owned & {
    id: string;
    reference: string;
    charge_site_id: string;
    created_at: Date;
    modified_at: Date;
    status_code: StatusCode;
    status_at: Date;
    service_type_code: string;
    account_id: string;
    sender: JSONColumnType<StoredParticipant>;
    receiver: JSONColumnType<StoredParticipant>;
    sender_reference: string | null;
    receiver_reference: string | null;
    sales_reference: string | null;
    notes: string | null;
    receiver_notes: string | null;
    requested_pickup_at: Date | null;
    requested_delivery_at: Date | null;
    confirmed_delivery_at: Date | null;
    tags: JSONColumnType<readonly { code: string; colour: string; name: string }[]>;
    hireage: JSONColumnType<readonly { providerCode: string; hireUnitCode: string; quantity: number }[]>;
    flags: JSONColumnType<readonly { code: 'EXPORT'; flagProperties: { ecert: string } }[]>;
    tracking_url: string | null;
    has_exception: Generated<boolean>;
    has_unresolved_notes: Generated<boolean>;
    printed_label_version: string | null;
    staged_at: Date | null;
    promised_delivery_at: Date | null;
    origin_region_id: string | null;
    destination_region_id: string | null;
    pieces_missing: number | null;
    waits_for_customer: Generated<boolean>;
    waits_for_provider: Generated<boolean>;
    anonymised_at: Date | null;
  };
  status_history: Owned & {
    consignment_id: string;
    position: number;
    status_code: StatusCode;
    status_at: Date;
    user_id: string | null;
    recorded_at: Date | null;
    reason: string | null;
  };
  delivery_events: Owned & {
    consignment_id: string;
    id: string;
    status_position: number;
    event_type: 'EXCP' | 'INFO';
    standard_event_code: string | null;
    title: string;
    created_at: Date;
    action_required: boolean;
    resolved_at: Date | null;
  };
  line_items: Owned & {
    consignment_id: string;
    id: string;
    position: number;
    item_count: number;
    packaging_type_code: string;
    description: string | null;
    length_steps: Length | null;
    width_steps: Length | null;
    height_steps: Length | null;
    volume_steps: Volume;
    weight_steps: Weight;
    dangerous_goods: JSONColumnType<DeclaredGoods | null, string | null, string | null>;
    version: Generated<number>;
  };
  consignment_links: Owned & {
    source_id: string;
    target_id: string;
    link_type: CopyConsignment['copyType'];
    created_at: Date;
  };
  consignment_changes: Owned & {
    consignment_id: string;
    id: string;
    changed_at: Date;
    user_id: string | null;
    action: string;
    subject: string | null;
    fields: JSONColumnType<readonly { field: string; oldValue: string | null; newValue: string | null }[]>;
  };
  idempotency_keys: Owned & {
    user_id: string;
    operation_id: string;
    key: string;
    request_hash: string;
    answer: JSONColumnType<object | null, string | null, string | null>;
    created_at: Date;
  };
  consignment_search: Owned & {
    consignment_id: string;
    site_id: string;
    created_at: Date;
    search_text: string;
    phones: string[];
    names_id: GeneratedAlways<string | null>;
  };
  search_names: Owned & { id: string; names: string };
  saved_views: Owned & {
    user_id: string;
    id: string;
    name: string;
    name_key: string;
    query: string;
    is_default: boolean;
  };
  notices: Owned & {
    user_id: string;
    id: string;
    type: 'PickupManifestNotSent';
    reason: 'Rejected' | 'Unavailable' | 'NothingToSend';
    consignment_count: number;
    requested_at: Date;
    created_at: Date;
  };
  organisation_changes: Owned & {
    transaction_id: number;
    changed_at: Date;
  };
  provider_events: Owned & {
    consignment_id: string;
    event_id: string;
    event_hash: string;
    event_type: string;
    occurred_at: Date;
    received_at: Date;
    reported_by: string;
    delivery_event_id: string | null;
  };
  piece_numbers: Owned & {
    consignment_id: string;
    item_id: string | null;
    first_piece: number;
    first_serial: number;
    piece_count: number;
  };
}
