-- Which days reports count again stays a matter of the database, because systems and people write these tables by hand
-- (OPERATIONS.md), and a report that missed it would be wrong for ever. But by row, without transition tables.
DROP TRIGGER note_added ON consignments;
DROP FUNCTION note_consignments_added();
-- Of a new row, the days before are those of OLD, which is null.
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
