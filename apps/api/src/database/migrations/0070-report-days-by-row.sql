-- Which days reports count again stays a matter of the database, because systems and people write these tables by hand
-- (OPERATIONS.md), and a report that missed it would be wrong for ever. But by row, without transition tables.
DROP TRIGGER note_added ON consignments;
DROP FUNCTION note_consignments_added();
-- The days that a consignment was on, none of a new one, and those that it is on now, none of a removed one.
CREATE OR REPLACE FUNCTION note_consignment_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
  WHERE TG_OP <> 'DELETE' AND f.at IS NOT NULL
    AND (f.kind <> 'STAGED' OR (OLD.charge_site_id, OLD.service_type_code, OLD.staged_at)
      IS DISTINCT FROM (NEW.charge_site_id, NEW.service_type_code, NEW.staged_at));
  RETURN NULL;
END $$;
CREATE TRIGGER note_added AFTER INSERT ON consignments FOR EACH ROW EXECUTE FUNCTION note_consignment_changed();

DROP TRIGGER note_added ON consignment_prices;
DROP FUNCTION note_prices_added();
CREATE FUNCTION note_price_added() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO report_changes (tenant_id, organisation_id, kind, site_id, day)
  SELECT c.tenant_id, c.organisation_id, 'STAGED', c.charge_site_id, local_day(c.staged_at) FROM consignments c
  WHERE c.tenant_id = NEW.tenant_id AND c.organisation_id = NEW.organisation_id AND c.id = NEW.consignment_id
    AND c.staged_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER note_added AFTER INSERT ON consignment_prices FOR EACH ROW
  WHEN (NEW.kind = 'CONFIRMED' AND NEW.amount_cents IS NOT NULL) EXECUTE FUNCTION note_price_added();

DROP FUNCTION note_calendars_changed() CASCADE;
-- A transaction raises the version once.
CREATE FUNCTION note_calendar_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO report_calendars AS c (tenant_id) VALUES (coalesce(NEW.tenant_id, OLD.tenant_id))
  ON CONFLICT (tenant_id) DO UPDATE SET version = c.version + 1
    WHERE c.xmin::text <> pg_current_xact_id()::xid::text;
  RETURN NULL;
END $$;
CREATE TRIGGER note_changed AFTER INSERT OR UPDATE OR DELETE ON region_schedules
  FOR EACH ROW EXECUTE FUNCTION note_calendar_changed();
CREATE TRIGGER note_changed AFTER INSERT OR UPDATE OR DELETE ON region_days
  FOR EACH ROW EXECUTE FUNCTION note_calendar_changed();
CREATE TRIGGER note_changed AFTER INSERT OR UPDATE OR DELETE ON service_weekends
  FOR EACH ROW EXECUTE FUNCTION note_calendar_changed();
CREATE TRIGGER note_changed AFTER INSERT OR UPDATE OR DELETE ON service_lanes
  FOR EACH ROW EXECUTE FUNCTION note_calendar_changed();
CREATE TRIGGER note_changed AFTER UPDATE ON tenants FOR EACH ROW EXECUTE FUNCTION note_calendar_changed();
