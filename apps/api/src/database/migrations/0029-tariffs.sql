-- What a provider charges, as the files that it wrote say. Rows are added, never changed: a new version has a new code.
CREATE TABLE tariffs (
  tenant_id uuid NOT NULL REFERENCES tenants,
  code text NOT NULL,
  effective_from text NOT NULL CHECK (effective_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  loaded_at timestamptz NOT NULL,
  -- The file, read and checked.
  content jsonb NOT NULL,
  PRIMARY KEY (tenant_id, code)
);
CREATE UNIQUE INDEX tariffs_by_day ON tariffs (tenant_id, effective_from);
-- The fuel adjustment on freight, from a day on; a service type of '' is every service that has no row of its own.
CREATE TABLE fuel_adjustments (
  tenant_id uuid NOT NULL REFERENCES tenants,
  service_type_code text NOT NULL DEFAULT '',
  effective_from text NOT NULL CHECK (effective_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- Hundredths of a percent.
  percent_steps integer NOT NULL CHECK (percent_steps BETWEEN 0 AND 100000),
  loaded_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, service_type_code, effective_from)
);
-- The latest price of each kind, with its lines. Amounts are whole cents, excluding GST.
CREATE TABLE consignment_prices (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('QUOTE', 'ESTIMATE', 'CONFIRMED')),
  priced_at timestamptz NOT NULL,
  -- What the customer is told: an estimate excludes the fuel adjustment. Null if there is no price.
  amount_cents integer CHECK (amount_cents >= 0),
  -- Null if there is no price, or if an estimate is still to be made.
  price jsonb,
  -- Why there is no price: for the customer, and for the operator.
  reason text,
  reason_detail text,
  -- A digest of what the price depends on.
  input_version text NOT NULL,
  -- Null for a price that the provider reported.
  tariff_code text,
  fuel_percent_steps integer,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id, kind),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE
);

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['tariffs', 'fuel_adjustments'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_tenant ON %I USING (tenant_id = (SELECT current_tenant()))', t);
  END LOOP;
END $$;
GRANT SELECT ON tariffs, fuel_adjustments TO consign_app;
ALTER TABLE consignment_prices ENABLE ROW LEVEL SECURITY;
ALTER TABLE consignment_prices FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON consignment_prices USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, UPDATE, DELETE ON consignment_prices TO consign_app;
