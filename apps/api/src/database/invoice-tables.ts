import type {
  InvoiceColumnNames,
  InvoiceDecision,
  InvoiceVerdict,
  PriceParts,
} from '@consign/domain/invoices';
import type { Generated, JSONColumnType } from 'kysely';

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
