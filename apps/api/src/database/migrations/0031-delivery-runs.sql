-- Delivery runs of a region. A run drives on its weekdays where the region's calendar has a working day.
CREATE TABLE delivery_runs (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  region_id uuid NOT NULL,
  name text NOT NULL,
  -- '' is every service.
  service_type_code text NOT NULL DEFAULT '',
  -- From Monday, 1, to Sunday, 7.
  weekdays text NOT NULL DEFAULT '12345' CHECK (weekdays ~ '^[1-7]+$'),
  start_minutes integer NOT NULL CHECK (start_minutes BETWEEN 0 AND 1439),
  end_minutes integer NOT NULL CHECK (end_minutes BETWEEN 1 AND 1440 AND end_minutes > start_minutes),
  -- Consignments in a day.
  capacity integer NOT NULL CHECK (capacity BETWEEN 1 AND 10000),
  -- How long before its start its planning closes.
  closes_minutes_before integer NOT NULL DEFAULT 720 CHECK (closes_minutes_before BETWEEN 0 AND 20160),
  effective_from text NOT NULL CHECK (effective_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  effective_to text CHECK (effective_to ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, region_id) REFERENCES region_schedules
);
-- The places taken of a run on a day, by all customers of the provider.
CREATE TABLE run_days (
  tenant_id uuid NOT NULL,
  run_id uuid NOT NULL,
  day text NOT NULL CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  booked integer NOT NULL CHECK (booked >= 0),
  PRIMARY KEY (tenant_id, run_id, day),
  FOREIGN KEY (tenant_id, run_id) REFERENCES delivery_runs
);
CREATE TABLE run_bookings (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  run_id uuid NOT NULL,
  day text NOT NULL CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  starts_at timestamptz NOT NULL,
  booked_at timestamptz NOT NULL,
  booked_by uuid NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, run_id) REFERENCES delivery_runs
);

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['delivery_runs', 'run_days'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_tenant ON %I USING (tenant_id = (SELECT current_tenant()))', t);
  END LOOP;
END $$;
GRANT SELECT ON delivery_runs TO consign_app;
GRANT SELECT, INSERT, UPDATE ON run_days TO consign_app;
ALTER TABLE run_bookings ENABLE ROW LEVEL SECURITY;
ALTER TABLE run_bookings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON run_bookings USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, UPDATE, DELETE ON run_bookings TO consign_app;
