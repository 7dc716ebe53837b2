import type { Generated, JSONColumnType } from 'kysely';

import type { Tariff } from '../pricing/engine/tariff.js';
import type { ComputedPrice } from '../pricing/engine/price.js';

/** Tariffs, fuel adjustments and the prices of consignments. */
export interface PricingTables {
  tariffs: {
    tenant_id: string;
    code: string;
    effective_from: string;
    loaded_at: Date;
    content: JSONColumnType<Tariff>;
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
    price: JSONColumnType<ComputedPrice | null, string | null, string | null>;
    reason: string | null;
    reason_detail: string | null;
    input_version: string;
    tariff_code: string | null;
    fuel_percent_steps: number | null;
  };
}
