-- A provider's invoices, as its customers loaded them. Amounts are whole cents, with GST if is_gst_included.
CREATE TABLE invoices (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  number text NOT NULL,
  invoice_date text NOT NULL CHECK (invoice_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  total_cents bigint NOT NULL,
  line_count integer NOT NULL CHECK (line_count BETWEEN 1 AND 20000),
  is_gst_included boolean NOT NULL,
  -- The invoice that this one corrects.
  replaces_id uuid,
  is_replaced boolean NOT NULL DEFAULT false,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  checked_at timestamptz,
  -- The charge sites of the consignments that its lines are about.
  site_ids uuid[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (tenant_id, organisation_id, id),
  FOREIGN KEY (tenant_id, organisation_id, account_id) REFERENCES accounts (tenant_id, organisation_id, id),
  FOREIGN KEY (tenant_id, organisation_id, created_by) REFERENCES users (tenant_id, organisation_id, id)
);
CREATE UNIQUE INDEX invoices_by_number ON invoices (tenant_id, organisation_id, account_id, number)
  WHERE NOT is_replaced;

CREATE TABLE invoice_lines (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  line integer NOT NULL CHECK (line BETWEEN 1 AND 20000),
  reference text NOT NULL,
  customer_reference text NOT NULL,
  description text NOT NULL,
  amount_cents integer NOT NULL,
  -- Cents by kind of price line; null if the invoice doesn't split the amount.
  parts jsonb,
  -- The rest of a check is null until then.
  verdict text,
  consignment_id uuid,
  agreed_cents bigint,
  difference_cents bigint,
  differing_parts jsonb,
  invoiced_on_id uuid,
  invoiced_on_line integer,
  decision text CHECK (decision IN ('Accepted', 'Queried')),
  reason text,
  decided_by uuid,
  decided_at timestamptz,
  PRIMARY KEY (tenant_id, organisation_id, invoice_id, line),
  FOREIGN KEY (tenant_id, organisation_id, invoice_id) REFERENCES invoices ON DELETE CASCADE
);
CREATE INDEX invoice_lines_by_consignment ON invoice_lines (tenant_id, organisation_id, consignment_id)
  WHERE consignment_id IS NOT NULL;

-- How invoices of an account are checked, and what the headings of its files stand for.
CREATE TABLE invoice_settings (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  account_id uuid NOT NULL,
  tolerance_cents integer NOT NULL CHECK (tolerance_cents >= 0),
  -- Hundredths of a percent.
  tolerance_percent_steps integer NOT NULL CHECK (tolerance_percent_steps BETWEEN 0 AND 10000),
  columns jsonb NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, account_id),
  FOREIGN KEY (tenant_id, organisation_id, account_id) REFERENCES accounts (tenant_id, organisation_id, id)
);

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['invoices', 'invoice_lines', 'invoice_settings'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_organisation ON %I USING (tenant_id = (SELECT current_tenant())
      AND organisation_id = (SELECT current_organisation()))', t);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON invoices, invoice_lines TO consign_app;
GRANT SELECT, INSERT, UPDATE ON invoice_settings TO consign_app;
