-- Which days the regions of a provider work, and how long its services take between them. Public holidays are no rows:
-- they are computed.
CREATE TABLE region_schedules (
  tenant_id uuid NOT NULL,
  region_id uuid NOT NULL,
  -- Whose anniversary it keeps; null for the national holidays alone.
  holiday_area text,
  -- From Monday, 1, to Sunday, 7.
  weekdays text NOT NULL DEFAULT '12345' CHECK (weekdays ~ '^[1-7]+$'),
  -- After midnight; from then on nothing is picked up any more that day.
  cut_off_minutes integer CHECK (cut_off_minutes BETWEEN 0 AND 1439),
  PRIMARY KEY (tenant_id, region_id),
  FOREIGN KEY (tenant_id, region_id) REFERENCES regions
);
-- A day of a region that is unlike what is computed: a closure, or a holiday that is worked.
CREATE TABLE region_days (
  tenant_id uuid NOT NULL,
  region_id uuid NOT NULL,
  day text NOT NULL CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  is_worked boolean NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (tenant_id, region_id, day),
  FOREIGN KEY (tenant_id, region_id) REFERENCES region_schedules
);
-- The days of the weekend that a service works.
CREATE TABLE service_weekends (
  tenant_id uuid NOT NULL REFERENCES tenants,
  service_type_code text NOT NULL,
  weekday integer NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  PRIMARY KEY (tenant_id, service_type_code, weekday)
);
-- Service days from region to region; a service type of '' is every service that has no row of its own.
CREATE TABLE service_lanes (
  tenant_id uuid NOT NULL,
  origin_region_id uuid NOT NULL,
  destination_region_id uuid NOT NULL,
  service_type_code text NOT NULL DEFAULT '',
  service_days integer NOT NULL CHECK (service_days BETWEEN 0 AND 60),
  PRIMARY KEY (tenant_id, origin_region_id, destination_region_id, service_type_code),
  FOREIGN KEY (tenant_id, origin_region_id) REFERENCES region_schedules,
  FOREIGN KEY (tenant_id, destination_region_id) REFERENCES region_schedules
);

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['region_schedules', 'region_days', 'service_weekends', 'service_lanes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_tenant ON %I USING (tenant_id = (SELECT current_tenant()))', t);
  END LOOP;
END $$;
GRANT SELECT ON region_schedules, region_days, service_weekends, service_lanes TO consign_app;
