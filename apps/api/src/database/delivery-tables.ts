import type { components } from '@consign/api-client/consignment';
import type { AnswerKind, AnswerState } from '@consign/domain/answers';
import type { EnteredAddressee } from '@consign/domain/rules';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type InstructionCode = components['schemas']['InstructionCode'];

/** Extras at a delivery, delivery runs with their bookings, proofs of delivery, answers to exceptions, and links of receivers. */
export interface DeliveryTables {
  delivery_extras: {
    tenant_id: string;
    id: string;
    service_type_code: string;
    code: string;
    name: string;
    description: string | null;
    is_per_consignment: Generated<boolean>;
    default_instruction: Generated<InstructionCode>;
    is_active: Generated<boolean>;
  };
  consignment_extras: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    delivery_extra_id: string;
    instruction_code: InstructionCode;
    quantity_requested: Generated<number>;
    quantity_completed: number | null;
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
  exception_answers: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    id: string;
    delivery_event_id: string;
    position: number;
    kind: AnswerKind;
    answer_day: string | null;
    receiver: JSONColumnType<EnteredAddressee | null, string | null, string | null>;
    note: string | null;
    answered_at: Date;
    answered_by: string;
    state: AnswerState;
    decided_at: Date | null;
    reason: string | null;
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
  load_checks: {
    tenant_id: string;
    organisation_id: string;
    id: string;
    signed_by: string;
    user_id: string;
    signed_at: Date;
    unknown_ssccs: JSONColumnType<readonly string[]>;
  };
  load_check_consignments: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    load_check_id: string;
    expected_count: number;
    missing_ssccs: JSONColumnType<readonly string[]>;
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
  run_days: { tenant_id: string; run_id: string; day: string; booked: number };
  run_bookings: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    run_id: string;
    day: string;
    starts_at: Date;
    booked_at: Date;
    /** Null for a booking that the receiver made. */
    booked_by: string | null;
  };
}

type Delivery = components['schemas']['WebhookDelivery'];

/** Webhooks and their deliveries. */
export interface WebhookTables {
  webhooks: {
    tenant_id: string;
    organisation_id: string;
    id: string;
    created_by: string;
    url: string;
    description: string;
    event_types: components['schemas']['EventType'][];
    site_ids: string[];
    is_active: boolean;
    has_prices: Generated<boolean>;
    secret: string;
    previous_secret: string | null;
    previous_secret_until: Date | null;
    failures: Generated<number>;
    failing_since: Date | null;
    retry_at: Date | null;
    disabled_at: Date | null;
    created_at: Date;
  };
  provider_webhooks: { tenant_id: string; url: string; secret: string };
  webhook_deliveries: {
    tenant_id: string;
    organisation_id: string;
    webhook_id: string;
    id: string;
    sequence: GeneratedAlways<number>;
    consignment_id: string | null;
    message: JSONColumnType<Delivery['message']>;
    state: Delivery['state'];
    attempts: Generated<number>;
    created_at: Date;
    next_attempt_at: Date | null;
    first_failed_at: Date | null;
    delivered_at: Date | null;
    response_status: number | null;
    error: string | null;
  };
}
