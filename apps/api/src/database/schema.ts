import type { components, CopyConsignment } from '@consign/api-client/consignment';
import type { AnswerKind, AnswerState } from '@consign/domain/answers';
import type { CubicFactor, Length, Volume, Weight } from '@consign/domain/freight';
import type {
  InvoiceColumnNames,
  InvoiceDecision,
  InvoiceVerdict,
  PriceParts,
} from '@consign/domain/invoices';
import type { DeclaredGoods, EnteredAddressee, PackingGroup } from '@consign/domain/rules';
import type { StatusCode } from '@consign/domain/status';
import type { Generated, JSONColumnType } from 'kysely';

import type { Tables } from './generated/tables.js';
import type { StoredAddress, StoredParticipant } from './stored-participant.js';

/** The columns of every table as the code reads and writes them. */
export type Schema = {
  [Table in keyof Tables]: Table extends keyof ColumnTypes
    ? Omit<Tables[Table], keyof ColumnTypes[Table]> & ColumnTypes[Table]
    : Tables[Table];
};

type Wire = components['schemas'];
type Preferences = Wire['UserPreferences'];
type ListSort = NonNullable<Preferences['listSort']>;
type Delivery = Wire['WebhookDelivery'];
type OptionalJson<Value extends object> = JSONColumnType<Value | null, string | null, string | null>;

/** The instant that puts a consignment in a day of reports: its creation, delivery or staging. */
export type ReportDayKind = 'CREATED' | 'DELIVERED' | 'STAGED';

/** Days that changed: of report_days by kind, or of report_costs. */
export type ReportChangeKind = ReportDayKind | 'COSTS';

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

/** Columns whose type in SQL does not tell what they contain: JSON, codes, and measures in steps. */
interface ColumnTypes {
  consignment_changes: {
    fields: JSONColumnType<readonly { field: string; oldValue: string | null; newValue: string | null }[]>;
  };
  consignment_extras: { instruction_code: Wire['InstructionCode'] };
  consignment_links: { link_type: CopyConsignment['copyType'] };
  /** `price` is a ComputedPrice of the pricing engine. */
  consignment_prices: { kind: 'QUOTE' | 'ESTIMATE' | 'CONFIRMED'; price: OptionalJson<object> };
  consignment_templates: { content: JSONColumnType<Record<string, unknown>> };
  consignments: {
    status_code: StatusCode;
    sender: JSONColumnType<StoredParticipant>;
    receiver: JSONColumnType<StoredParticipant>;
    tags: JSONColumnType<readonly { code: string; colour: string; name: string }[]>;
    hireage: JSONColumnType<readonly { providerCode: string; hireUnitCode: string; quantity: number }[]>;
    flags: JSONColumnType<readonly { code: 'EXPORT'; flagProperties: { ecert: string } }[]>;
  };
  dangerous_goods: { packing_group: PackingGroup | null };
  delivery_events: { event_type: 'EXCP' | 'INFO' };
  delivery_extras: { default_instruction: Generated<Wire['InstructionCode']> };
  exception_answers: { kind: AnswerKind; receiver: OptionalJson<EnteredAddressee>; state: AnswerState };
  feature_flags: { value: JSONColumnType<object, string, string> };
  files: { proof_kind: Wire['ProofFileKind'] | null };
  idempotency_keys: { answer: OptionalJson<object> };
  invoice_lines: {
    parts: OptionalJson<PriceParts>;
    verdict: InvoiceVerdict | null;
    differing_parts: OptionalJson<object>;
    decision: InvoiceDecision | null;
  };
  invoice_settings: { columns: JSONColumnType<InvoiceColumnNames> };
  jobs: { payload: JSONColumnType<object> };
  known_receivers: { address: JSONColumnType<StoredAddress> };
  line_items: {
    length_steps: Length | null;
    width_steps: Length | null;
    height_steps: Length | null;
    volume_steps: Volume;
    weight_steps: Weight;
    dangerous_goods: OptionalJson<DeclaredGoods>;
  };
  load_check_consignments: { missing_ssccs: JSONColumnType<readonly string[]> };
  load_checks: { unknown_ssccs: JSONColumnType<readonly string[]> };
  notices: {
    type: 'PickupManifestNotSent';
    reason: 'Rejected' | 'Unavailable' | 'NothingToSend';
  };
  operator_changes: { changes: JSONColumnType<readonly ChangedItem[]> };
  packaging_types: { default_volume_steps: Volume | null; default_weight_steps: Weight | null };
  products: {
    length_steps: Length | null;
    width_steps: Length | null;
    height_steps: Length | null;
    volume_steps: Volume | null;
    weight_steps: Weight | null;
  };
  report_changes: { kind: ReportChangeKind };
  report_costs: { dimension: 'SERVICE_TYPE' | 'ACCOUNT' | 'REGION' | 'RECEIVER' | 'DIFFERENCE' };
  report_days: { kind: ReportDayKind };
  service_types: { cubic_factor_steps: CubicFactor | null };
  sites: { address: JSONColumnType<StoredAddress> };
  status_history: { status_code: StatusCode };
  /** `content` is a Tariff of the pricing engine. */
  tariffs: { content: JSONColumnType<object> };
  tenant_moves: { state: MoveState };
  tenants: { record: JSONColumnType<Record<string, unknown>> };
  unsaved_work: { content: JSONColumnType<Record<string, unknown>> };
  user_preferences: {
    label_format: Preferences['labelFormat'];
    undo_seconds: Preferences['undoSeconds'];
    sort_option: ListSort['option'] | null;
    sort_direction: ListSort['direction'] | null;
  };
  webhook_deliveries: { message: JSONColumnType<Delivery['message']>; state: Delivery['state'] };
  webhooks: { event_types: Wire['EventType'][] };
}
