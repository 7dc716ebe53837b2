import type { Generated, JSONColumnType } from 'kysely';

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
