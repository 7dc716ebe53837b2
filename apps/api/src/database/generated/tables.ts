import type { Generated, GeneratedAlways } from 'kysely';

/** What schema.test.ts finds in a database after every migration. */
export interface Tables {
  accounts: {
    tenant_id: string;
    organisation_id: string;
    id: string;
    code: string;
    description: string;
    is_active: Generated<boolean>;
  };
  consignment_changes: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    id: string;
    changed_at: Date;
    user_id: string | null;
    action: string;
    subject: string | null;
    fields: unknown;
  };
  consignment_extras: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    delivery_extra_id: string;
    instruction_code: string;
    quantity_requested: Generated<number>;
    quantity_completed: number | null;
  };
  consignment_links: {
    tenant_id: string;
    organisation_id: string;
    source_id: string;
    target_id: string;
    link_type: string;
    created_at: Date;
  };
  consignment_prices: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    kind: string;
    priced_at: Date;
    amount_cents: number | null;
    price: unknown;
    reason: string | null;
    reason_detail: string | null;
    input_version: string;
    tariff_code: string | null;
    fuel_percent_steps: number | null;
  };
  consignment_search: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    site_id: string;
    search_text: string;
    phones: string[];
    created_at: Date;
    names_id: GeneratedAlways<string | null>;
  };
  consignment_templates: {
    tenant_id: string;
    organisation_id: string;
    site_id: string;
    id: string;
    name: string;
    name_key: string;
    content: unknown;
    saved_at: Date;
  };
  consignments: {
    tenant_id: string;
    organisation_id: string;
    id: string;
    reference: string;
    charge_site_id: string;
    created_at: Date;
    modified_at: Date;
    status_code: string;
    status_at: Date;
    service_type_code: string;
    account_id: string;
    sender: unknown;
    receiver: unknown;
    sender_reference: string | null;
    receiver_reference: string | null;
    sales_reference: string | null;
    notes: string | null;
    receiver_notes: string | null;
    requested_pickup_at: Date | null;
    requested_delivery_at: Date | null;
    confirmed_delivery_at: Date | null;
    tags: Generated<unknown>;
    hireage: Generated<unknown>;
    flags: Generated<unknown>;
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
    printed_note_version: string | null;
  };
  dangerous_goods: {
    tenant_id: string;
    un_number: string;
    name: string;
    class: string;
    subsidiary_class_1: string | null;
    subsidiary_class_2: string | null;
    packing_group: string | null;
  };
  delivery_events: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    id: string;
    status_position: number;
    event_type: string;
    standard_event_code: string | null;
    title: string;
    created_at: Date;
    action_required: Generated<boolean>;
    resolved_at: Date | null;
  };
  delivery_extras: {
    tenant_id: string;
    id: string;
    service_type_code: string;
    code: string;
    name: string;
    description: string | null;
    is_per_consignment: Generated<boolean>;
    default_instruction: Generated<string>;
    is_active: Generated<boolean>;
  };
  delivery_proofs: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    signatory: string | null;
    pieces_delivered: number | null;
    pieces_sent: number;
    note: string | null;
    latitude: number | null;
    longitude: number | null;
  };
  delivery_runs: {
    tenant_id: string;
    id: string;
    region_id: string;
    name: string;
    service_type_code: Generated<string>;
    weekdays: Generated<string>;
    start_minutes: number;
    end_minutes: number;
    capacity: number;
    closes_minutes_before: Generated<number>;
    effective_from: string;
    effective_to: string | null;
  };
  exception_answers: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    id: string;
    delivery_event_id: string;
    position: number;
    kind: string;
    answer_day: string | null;
    receiver: unknown;
    note: string | null;
    answered_at: Date;
    answered_by: string;
    state: string;
    decided_at: Date | null;
    reason: string | null;
  };
  feature_flags: {
    tenant_id: string;
    flag_name: string;
    value: unknown;
  };
  files: {
    tenant_id: string;
    organisation_id: string;
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
    notes: string | null;
    thumbnail_key: string | null;
    attached_by: string | null;
    removed_by: string | null;
    removed_at: Date | null;
    document_version: string | null;
    thumbnail_pending: Generated<boolean>;
    proof_kind: string | null;
    proof_event_id: string | null;
    content_hash: string | null;
    reported_by: string | null;
  };
  fuel_adjustments: {
    tenant_id: string;
    service_type_code: Generated<string>;
    effective_from: string;
    percent_steps: number;
    loaded_at: Date;
  };
  hire_units: {
    tenant_id: string;
    provider_code: string;
    code: string;
    name: string;
  };
  idempotency_keys: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    operation_id: string;
    key: string;
    request_hash: string;
    answer: unknown;
    created_at: Date;
  };
  import_columns: {
    tenant_id: string;
    organisation_id: string;
    folded_heading: string;
    heading: string;
    column_name: string | null;
  };
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
  invoice_lines: {
    tenant_id: string;
    organisation_id: string;
    invoice_id: string;
    line: number;
    reference: string;
    customer_reference: string;
    description: string;
    amount_cents: number;
    parts: unknown;
    verdict: string | null;
    consignment_id: string | null;
    agreed_cents: number | null;
    difference_cents: number | null;
    differing_parts: unknown;
    invoiced_on_id: string | null;
    invoiced_on_line: number | null;
    decision: string | null;
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
    columns: unknown;
  };
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
  jobs: {
    tenant_id: string;
    organisation_id: string;
    id: string;
    kind: string;
    payload: unknown;
    state: string;
    created_at: Date;
    due_at: Date;
    attempts: number;
    last_error: string | null;
    traceparent: Generated<string | null>;
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
    address: unknown;
    search_text: string;
    service_type_code: string;
    packaging_type_code: string | null;
    used_at: Date;
  };
  last_consignments: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    site_id: string;
    consignment_id: string;
  };
  line_items: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    id: string;
    position: number;
    item_count: number;
    packaging_type_code: string;
    description: string | null;
    length_steps: number | null;
    width_steps: number | null;
    height_steps: number | null;
    volume_steps: number;
    weight_steps: number;
    dangerous_goods: unknown;
    version: Generated<number>;
  };
  load_check_consignments: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    load_check_id: string;
    expected_count: number;
    missing_ssccs: unknown;
  };
  load_checks: {
    tenant_id: string;
    organisation_id: string;
    id: string;
    signed_by: string;
    user_id: string;
    signed_at: Date;
    unknown_ssccs: unknown;
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
  notices: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    id: string;
    type: string;
    reason: string;
    consignment_count: number;
    requested_at: Date;
    created_at: Date;
  };
  operator_changes: {
    tenant_id: string;
    organisation_id: string | null;
    id: string;
    changed_at: Date;
    operator: string;
    command: string;
    subject: string;
    changes: unknown;
  };
  organisation_changes: {
    tenant_id: string;
    organisation_id: string;
    transaction_id: number;
    changed_at: Date;
  };
  organisations: {
    tenant_id: string;
    id: string;
    name: string;
    code: string | null;
  };
  packaging_types: {
    tenant_id: string;
    organisation_id: string;
    code: string;
    name: string;
    default_volume_steps: number | null;
    default_weight_steps: number | null;
    position: number;
  };
  piece_numbers: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    first_piece: number;
    first_serial: number;
    piece_count: number;
    item_id: string | null;
  };
  places: {
    tenant_id: string;
    suburb: string;
    city: string;
    postcode: string;
    region_name: string;
    search_text: string;
  };
  products: {
    tenant_id: string;
    organisation_id: string;
    code: string;
    description: string;
    part_count: number;
    packaging_type_code: string | null;
    length_steps: number | null;
    width_steps: number | null;
    height_steps: number | null;
    volume_steps: number | null;
    weight_steps: number | null;
    code_text: string;
    description_text: string;
  };
  provider_clients: {
    tenant_id: string;
    subject: string;
    issuer: string | null;
    name: string;
    is_active: Generated<boolean>;
  };
  provider_events: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    event_id: string;
    event_hash: string;
    event_type: string;
    occurred_at: Date;
    received_at: Date;
    reported_by: string;
    delivery_event_id: string | null;
  };
  provider_webhooks: {
    tenant_id: string;
    url: string;
    secret: string;
  };
  reference_counters: {
    tenant_id: string;
    series: string;
    last_value: number;
  };
  region_days: {
    tenant_id: string;
    region_id: string;
    day: string;
    is_worked: boolean;
    name: string;
  };
  region_schedules: {
    tenant_id: string;
    region_id: string;
    holiday_area: string | null;
    weekdays: Generated<string>;
    cut_off_minutes: number | null;
  };
  regions: {
    tenant_id: string;
    id: string;
    name: string;
  };
  report_calendars: {
    tenant_id: string;
    version: Generated<number>;
  };
  report_changes: {
    tenant_id: string;
    organisation_id: string;
    kind: string;
    site_id: string;
    day: string;
  };
  report_costs: {
    tenant_id: string;
    organisation_id: string;
    site_id: string;
    day: string;
    service_type_code: string;
    dimension: string;
    key: string;
    label: string;
    consignments: number;
    confirmed_cents: number;
    estimated_cents: number;
    compared_cents: number;
    weight_steps: number;
    volume_steps: number;
  };
  report_days: {
    tenant_id: string;
    organisation_id: string;
    kind: string;
    site_id: string;
    day: string;
    service_type_code: string;
    status_code: Generated<string>;
    consignments: Generated<number>;
    on_time: Generated<number>;
    missed: Generated<number>;
    stays: Generated<number>;
    working_ms: Generated<number>;
    basis: Generated<string>;
    cents: Generated<number>;
  };
  run_bookings: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    run_id: string;
    day: string;
    starts_at: Date;
    booked_at: Date;
    booked_by: string | null;
  };
  run_days: {
    tenant_id: string;
    run_id: string;
    day: string;
    booked: number;
  };
  saved_views: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    id: string;
    name: string;
    name_key: string;
    query: string;
    is_default: boolean;
  };
  search_names: {
    tenant_id: string;
    organisation_id: string;
    id: string;
    names: string;
  };
  service_lanes: {
    tenant_id: string;
    origin_region_id: string;
    destination_region_id: string;
    service_type_code: Generated<string>;
    service_days: number;
  };
  service_type_settings: {
    tenant_id: string;
    organisation_id: string;
    service_type_code: string;
    setting_key: string;
    value: string;
  };
  service_types: {
    tenant_id: string;
    organisation_id: string;
    code: string;
    name: string;
    position: number;
    cubic_factor_steps: number | null;
  };
  service_weekends: {
    tenant_id: string;
    service_type_code: string;
    weekday: number;
  };
  sites: {
    tenant_id: string;
    organisation_id: string;
    id: string;
    code: string;
    name: string;
    is_active: Generated<boolean>;
    is_hub: Generated<boolean>;
    default_account_id: string | null;
    participant_id: string;
    full_name: string;
    phone: string | null;
    email: string | null;
    address: unknown;
    search_text: string;
    emergency_name: string | null;
    emergency_phone: string | null;
  };
  status_history: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    position: number;
    status_code: string;
    status_at: Date;
    user_id: string | null;
    recorded_at: Date | null;
    reason: string | null;
  };
  tariffs: {
    tenant_id: string;
    code: string;
    effective_from: string;
    loaded_at: Date;
    content: unknown;
  };
  tenant_hosts: {
    tenant_id: string;
    host: string;
  };
  tenant_moves: {
    tenant_id: string;
    state: string;
    other: string;
    changed_at: Date;
  };
  tenants: {
    tenant_id: string;
    code: string;
    name: string;
    external_id: string;
    reference_prefix: string;
    record: unknown;
  };
  tracking_links: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    seed: string;
    token_hash: string;
    created_at: Date;
    created_by: string;
    slot_chosen_at: Date | null;
  };
  unsaved_work: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    key: string;
    id: string;
    content: unknown;
    revision: number;
    saved_at: Date;
  };
  user_preferences: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    print_on_pickup: boolean;
    label_format: string;
    undo_seconds: number;
    letter_keys: boolean;
    sort_option: string | null;
    sort_direction: string | null;
  };
  user_sites: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    site_id: string;
  };
  users: {
    tenant_id: string;
    organisation_id: string;
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
  webhook_deliveries: {
    tenant_id: string;
    organisation_id: string;
    webhook_id: string;
    id: string;
    sequence: Generated<number>;
    consignment_id: string | null;
    message: unknown;
    state: string;
    attempts: Generated<number>;
    created_at: Date;
    next_attempt_at: Date | null;
    first_failed_at: Date | null;
    delivered_at: Date | null;
    response_status: number | null;
    error: string | null;
  };
  webhooks: {
    tenant_id: string;
    organisation_id: string;
    id: string;
    created_by: string;
    url: string;
    description: string;
    event_types: string[];
    site_ids: string[];
    is_active: boolean;
    secret: string;
    previous_secret: string | null;
    previous_secret_until: Date | null;
    failures: Generated<number>;
    failing_since: Date | null;
    retry_at: Date | null;
    disabled_at: Date | null;
    created_at: Date;
    has_prices: Generated<boolean>;
  };
}
