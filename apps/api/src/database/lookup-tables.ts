import type { Length, Volume, Weight } from '@consign/domain/freight';
import type { PackingGroup } from '@consign/domain/rules';
import type { Generated, JSONColumnType } from 'kysely';

/** Calendars and lanes of regions, products, dangerous goods and places. */
export interface LookupTables {
  region_schedules: {
    tenant_id: string;
    region_id: string;
    holiday_area: string | null;
    weekdays: string;
    cut_off_minutes: number | null;
  };
  region_days: { tenant_id: string; region_id: string; day: string; is_worked: boolean; name: string };
  service_weekends: { tenant_id: string; service_type_code: string; weekday: number };
  service_lanes: {
    tenant_id: string;
    origin_region_id: string;
    destination_region_id: string;
    service_type_code: string;
    service_days: number;
  };
  products: {
    tenant_id: string;
    organisation_id: string;
    code: string;
    description: string;
    part_count: number;
    packaging_type_code: string | null;
    length_steps: Length | null;
    width_steps: Length | null;
    height_steps: Length | null;
    volume_steps: Volume | null;
    weight_steps: Weight | null;
    code_text: string;
    description_text: string;
  };
  dangerous_goods: {
    tenant_id: string;
    un_number: string;
    name: string;
    class: string;
    subsidiary_class_1: string | null;
    subsidiary_class_2: string | null;
    packing_group: PackingGroup | null;
  };
  places: {
    tenant_id: string;
    suburb: string;
    city: string;
    postcode: string;
    region_name: string;
    search_text: string;
  };
}

/** Tariffs, fuel adjustments and the prices of consignments. */
export interface PricingTables {
  tariffs: {
    tenant_id: string;
    code: string;
    effective_from: string;
    loaded_at: Date;
    /** A Tariff of the pricing engine. */
    content: JSONColumnType<object>;
  };
  fuel_adjustments: {
    tenant_id: string;
    service_type_code: Generated<string>;
    effective_from: string;
    percent_steps: number;
    loaded_at: Date;
  };
  consignment_prices: {
    tenant_id: string;
    organisation_id: string;
    consignment_id: string;
    kind: 'QUOTE' | 'ESTIMATE' | 'CONFIRMED';
    priced_at: Date;
    amount_cents: number | null;
    /** A ComputedPrice of the pricing engine. */
    price: JSONColumnType<object | null, string | null, string | null>;
    reason: string | null;
    reason_detail: string | null;
    input_version: string;
    tariff_code: string | null;
    fuel_percent_steps: number | null;
  };
}
