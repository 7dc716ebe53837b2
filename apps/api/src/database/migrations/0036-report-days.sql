-- What reports count by day, counted once: a row for each site, day and service type. Days whose consignments changed
-- since stand in report_changes, written by the statement that changes them; a report counts those days itself. Nobody
-- waits for anybody: writers only ever add rows here, and a job counts these days again and takes the rows away.
CREATE TABLE report_changes (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  -- Whose instant the day is of: the creation, the delivery or the staging.
  kind text NOT NULL CHECK (kind IN ('CREATED', 'DELIVERED', 'STAGED')),
  site_id uuid NOT NULL,
  day date NOT NULL
);
CREATE INDEX report_changes_by_day ON report_changes (tenant_id, organisation_id, kind, site_id, day);
CREATE TABLE report_days (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CREATED', 'DELIVERED', 'STAGED')),
  site_id uuid NOT NULL,
  day date NOT NULL,
  service_type_code text NOT NULL,
  -- Of CREATED: the status that they have now.
  status_code text NOT NULL DEFAULT '',
  consignments integer NOT NULL DEFAULT 0,
  -- Of DELIVERED: the verdicts of DIFOT, and the time on working days of those that have one, summed.
  on_time integer NOT NULL DEFAULT 0,
  missed integer NOT NULL DEFAULT 0,
  stays integer NOT NULL DEFAULT 0,
  working_ms double precision NOT NULL DEFAULT 0,
  -- Of DELIVERED: what the verdicts and times were worked out with, the version of the tenant's calendars and of the rules.
  basis text NOT NULL DEFAULT '',
  -- Of STAGED: confirmed prices.
  cents bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, organisation_id, kind, site_id, day, service_type_code, status_code)
);
CREATE INDEX report_days_by_basis ON report_days (tenant_id, basis) WHERE kind = 'DELIVERED';
-- A version for a tenant's calendars and settings: another one makes working times and estimates out of date.
CREATE TABLE report_calendars (
  tenant_id uuid PRIMARY KEY REFERENCES tenants,
  version bigint NOT NULL DEFAULT 1
);

ALTER TABLE report_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE report_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON report_changes USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, DELETE ON report_changes TO consign_app;
ALTER TABLE report_days ENABLE ROW LEVEL SECURITY;
ALTER TABLE report_days FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON report_days USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, UPDATE, DELETE ON report_days TO consign_app;
ALTER TABLE report_calendars ENABLE ROW LEVEL SECURITY;
ALTER TABLE report_calendars FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON report_calendars USING (tenant_id = (SELECT current_tenant()));
GRANT SELECT ON report_calendars TO consign_app;

CREATE FUNCTION local_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE
  RETURN (at AT TIME ZONE 'Pacific/Auckland')::date;
CREATE FUNCTION local_day_start(day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE
  RETURN day::timestamp AT TIME ZONE 'Pacific/Auckland';

CREATE FUNCTION note_consignments_added() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO report_changes (tenant_id, organisation_id, kind, site_id, day)
  SELECT tenant_id, organisation_id, 'CREATED', charge_site_id, local_day(created_at) FROM added
  UNION
  SELECT tenant_id, organisation_id, 'DELIVERED', charge_site_id, local_day(status_at) FROM added
    WHERE status_code = 'DELIVERED'
  UNION
  SELECT tenant_id, organisation_id, 'STAGED', charge_site_id, local_day(staged_at) FROM added
    WHERE staged_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER note_added AFTER INSERT ON consignments REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_consignments_added();

-- The days that a consignment was on and those that it is on now.
CREATE FUNCTION note_consignment_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO report_changes (tenant_id, organisation_id, kind, site_id, day)
  SELECT OLD.tenant_id, OLD.organisation_id, f.kind, f.site_id, local_day(f.at)
  FROM (VALUES
    ('CREATED', OLD.charge_site_id, OLD.created_at),
    ('DELIVERED', OLD.charge_site_id, CASE WHEN OLD.status_code = 'DELIVERED' THEN OLD.status_at END),
    ('STAGED', OLD.charge_site_id, OLD.staged_at)) AS f (kind, site_id, at)
  WHERE f.at IS NOT NULL
    AND (TG_OP = 'DELETE' OR f.kind <> 'STAGED' OR (OLD.charge_site_id, OLD.service_type_code, OLD.staged_at)
      IS DISTINCT FROM (NEW.charge_site_id, NEW.service_type_code, NEW.staged_at))
  UNION
  SELECT NEW.tenant_id, NEW.organisation_id, f.kind, f.site_id, local_day(f.at)
  FROM (VALUES
    ('CREATED', NEW.charge_site_id, NEW.created_at),
    ('DELIVERED', NEW.charge_site_id, CASE WHEN NEW.status_code = 'DELIVERED' THEN NEW.status_at END),
    ('STAGED', NEW.charge_site_id, NEW.staged_at)) AS f (kind, site_id, at)
  WHERE TG_OP = 'UPDATE' AND f.at IS NOT NULL
    AND (f.kind <> 'STAGED' OR (OLD.charge_site_id, OLD.service_type_code, OLD.staged_at)
      IS DISTINCT FROM (NEW.charge_site_id, NEW.service_type_code, NEW.staged_at));
  RETURN NULL;
END $$;
CREATE TRIGGER note_changed AFTER UPDATE ON consignments FOR EACH ROW
  WHEN ((OLD.charge_site_id, OLD.service_type_code, OLD.created_at, OLD.status_code, OLD.status_at, OLD.staged_at,
      OLD.promised_delivery_at, OLD.requested_delivery_at, OLD.requested_pickup_at, OLD.origin_region_id,
      OLD.destination_region_id)
    IS DISTINCT FROM (NEW.charge_site_id, NEW.service_type_code, NEW.created_at, NEW.status_code, NEW.status_at,
      NEW.staged_at, NEW.promised_delivery_at, NEW.requested_delivery_at, NEW.requested_pickup_at,
      NEW.origin_region_id, NEW.destination_region_id))
  EXECUTE FUNCTION note_consignment_changed();
CREATE TRIGGER note_removed AFTER DELETE ON consignments FOR EACH ROW EXECUTE FUNCTION note_consignment_changed();

-- Whoever writes a price has locked its consignment, so that the day of staging stands still meanwhile.
CREATE FUNCTION note_prices_added() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO report_changes (tenant_id, organisation_id, kind, site_id, day)
  SELECT DISTINCT c.tenant_id, c.organisation_id, 'STAGED', c.charge_site_id, local_day(c.staged_at)
  FROM added p JOIN consignments c ON c.tenant_id = p.tenant_id AND c.organisation_id = p.organisation_id
    AND c.id = p.consignment_id
  WHERE p.kind = 'CONFIRMED' AND p.amount_cents IS NOT NULL AND c.staged_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER note_added AFTER INSERT ON consignment_prices REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_prices_added();
-- Of a consignment that is gone, its own trigger has noted the day.
CREATE FUNCTION note_price_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO report_changes (tenant_id, organisation_id, kind, site_id, day)
  SELECT c.tenant_id, c.organisation_id, 'STAGED', c.charge_site_id, local_day(c.staged_at) FROM consignments c
  WHERE c.tenant_id = OLD.tenant_id AND c.organisation_id = OLD.organisation_id AND c.id = OLD.consignment_id
    AND c.staged_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER note_changed AFTER UPDATE ON consignment_prices FOR EACH ROW
  WHEN ((OLD.kind = 'CONFIRMED' OR NEW.kind = 'CONFIRMED')
    AND (OLD.kind, OLD.amount_cents) IS DISTINCT FROM (NEW.kind, NEW.amount_cents))
  EXECUTE FUNCTION note_price_changed();
CREATE TRIGGER note_removed AFTER DELETE ON consignment_prices FOR EACH ROW
  WHEN (OLD.kind = 'CONFIRMED') EXECUTE FUNCTION note_price_changed();

CREATE FUNCTION note_calendars_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO report_calendars AS c (tenant_id) SELECT DISTINCT tenant_id FROM changed
  ON CONFLICT (tenant_id) DO UPDATE SET version = c.version + 1;
  RETURN NULL;
END $$;
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['region_schedules', 'region_days', 'service_weekends', 'service_lanes'] LOOP
    EXECUTE format('CREATE TRIGGER note_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_calendars_changed()', t);
    EXECUTE format('CREATE TRIGGER note_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_calendars_changed()', t);
    EXECUTE format('CREATE TRIGGER note_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_calendars_changed()', t);
  END LOOP;
END $$;
-- Whether requested pickup dates count is a setting.
CREATE TRIGGER note_changed AFTER UPDATE ON tenants REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_calendars_changed();

-- A customer with days to count again, of those that are not in "served".
CREATE FUNCTION find_report_changes(rules text, served uuid[])
RETURNS TABLE (tenant_id uuid, organisation_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT m.tenant_id, m.organisation_id FROM report_changes m WHERE m.organisation_id <> ALL (served)
  UNION
  SELECT d.tenant_id, d.organisation_id
  FROM report_calendars c CROSS JOIN LATERAL (
    (SELECT b.tenant_id, b.organisation_id FROM report_days b WHERE b.tenant_id = c.tenant_id AND b.kind = 'DELIVERED'
      AND b.basis < c.version || rules AND b.organisation_id <> ALL (served) LIMIT 1)
    UNION ALL
    (SELECT b.tenant_id, b.organisation_id FROM report_days b WHERE b.tenant_id = c.tenant_id AND b.kind = 'DELIVERED'
      AND b.basis > c.version || rules AND b.organisation_id <> ALL (served) LIMIT 1)) d
  LIMIT 1
$$;
CREATE POLICY to_count ON report_changes FOR SELECT TO consign_search USING (true);
CREATE POLICY to_count ON report_days FOR SELECT TO consign_search USING (true);
CREATE POLICY to_count ON report_calendars FOR SELECT TO consign_search USING (true);
GRANT SELECT ON report_changes, report_days, report_calendars TO consign_search;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION find_report_changes(text, uuid[]) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION find_report_changes(text, uuid[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_report_changes(text, uuid[]) TO consign_app;

-- Every day that there is has to be counted; until the job has done so, reports count it themselves. The owner too is
-- bound by the policies, and this is every customer's; nobody else reads meanwhile.
ALTER TABLE consignments NO FORCE ROW LEVEL SECURITY;
ALTER TABLE region_schedules NO FORCE ROW LEVEL SECURITY;
ALTER TABLE report_changes NO FORCE ROW LEVEL SECURITY;
ALTER TABLE report_calendars NO FORCE ROW LEVEL SECURITY;
INSERT INTO report_changes (tenant_id, organisation_id, kind, site_id, day)
SELECT tenant_id, organisation_id, 'CREATED', charge_site_id, local_day(created_at) FROM consignments GROUP BY 1, 2, 4, 5
UNION ALL
SELECT tenant_id, organisation_id, 'DELIVERED', charge_site_id, local_day(status_at) FROM consignments
  WHERE status_code = 'DELIVERED' GROUP BY 1, 2, 4, 5
UNION ALL
SELECT tenant_id, organisation_id, 'STAGED', charge_site_id, local_day(staged_at) FROM consignments
  WHERE staged_at IS NOT NULL GROUP BY 1, 2, 4, 5;
INSERT INTO report_calendars (tenant_id) SELECT DISTINCT tenant_id FROM region_schedules;
ALTER TABLE consignments FORCE ROW LEVEL SECURITY;
ALTER TABLE region_schedules FORCE ROW LEVEL SECURITY;
ALTER TABLE report_changes FORCE ROW LEVEL SECURITY;
ALTER TABLE report_calendars FORCE ROW LEVEL SECURITY;
