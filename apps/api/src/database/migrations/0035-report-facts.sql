-- What reports ask of every consignment, kept beside it by the statement that changes it: when it was first staged (or
-- collected without that), which delivery date was confirmed before the delivery replaced it, and the two regions.
ALTER TABLE consignments
  ADD COLUMN staged_at timestamptz,
  ADD COLUMN promised_delivery_at timestamptz,
  ADD COLUMN origin_region_id uuid,
  ADD COLUMN destination_region_id uuid;
-- The owner too is bound by the policies, and this is every customer's; nobody else reads meanwhile.
ALTER TABLE consignments NO FORCE ROW LEVEL SECURITY;
ALTER TABLE status_history NO FORCE ROW LEVEL SECURITY;
-- What was confirmed before an earlier delivery is not known any more.
UPDATE consignments c SET
  staged_at = coalesce((SELECT min(h.status_at) FROM status_history h WHERE h.tenant_id = c.tenant_id
    AND h.organisation_id = c.organisation_id AND h.consignment_id = c.id
    AND h.status_code IN ('STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED')),
    CASE WHEN c.status_code IN ('STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED') THEN c.status_at END),
  origin_region_id = (c.sender #>> '{address,region,id}')::uuid,
  destination_region_id = (c.receiver #>> '{address,region,id}')::uuid;
ALTER TABLE consignments FORCE ROW LEVEL SECURITY;
ALTER TABLE status_history FORCE ROW LEVEL SECURITY;

CREATE FUNCTION keep_report_facts() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.staged_at IS NULL AND NEW.status_code IN ('STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED') THEN
    NEW.staged_at := NEW.status_at;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.status_code = 'DELIVERED' AND OLD.status_code <> 'DELIVERED' THEN
    NEW.promised_delivery_at := OLD.confirmed_delivery_at;
  END IF;
  NEW.origin_region_id := (NEW.sender #>> '{address,region,id}')::uuid;
  NEW.destination_region_id := (NEW.receiver #>> '{address,region,id}')::uuid;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_report_facts BEFORE INSERT OR UPDATE OF status_code, status_at, sender, receiver ON consignments
  FOR EACH ROW EXECUTE FUNCTION keep_report_facts();

-- Each report is read site by site in the order of its own instant; what it counts by stands in the index too.
DROP INDEX consignments_by_site_created;
CREATE INDEX consignments_by_site_created ON consignments
  (tenant_id, organisation_id, charge_site_id, created_at, id)
  INCLUDE (status_code, status_at, requested_delivery_at, confirmed_delivery_at, service_type_code);
CREATE INDEX consignments_by_site_delivered ON consignments
  (tenant_id, organisation_id, charge_site_id, status_at, id)
  INCLUDE (service_type_code, staged_at, promised_delivery_at, requested_delivery_at, requested_pickup_at,
    origin_region_id, destination_region_id)
  WHERE status_code = 'DELIVERED';
CREATE INDEX consignments_by_site_with_provider ON consignments
  (tenant_id, organisation_id, charge_site_id, id)
  INCLUDE (service_type_code, staged_at, status_at, confirmed_delivery_at, requested_delivery_at, requested_pickup_at,
    origin_region_id, destination_region_id)
  WHERE status_code IN ('STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING', 'ERR');
CREATE INDEX consignments_by_site_staged ON consignments
  (tenant_id, organisation_id, charge_site_id, staged_at, id) INCLUDE (service_type_code)
  WHERE staged_at IS NOT NULL;
CREATE INDEX consignment_prices_confirmed ON consignment_prices
  (tenant_id, organisation_id, consignment_id) INCLUDE (amount_cents)
  WHERE kind = 'CONFIRMED' AND amount_cents IS NOT NULL;
CREATE INDEX delivery_events_raised ON delivery_events
  (tenant_id, organisation_id, created_at)
  INCLUDE (consignment_id, standard_event_code, title, resolved_at)
  WHERE event_type = 'EXCP';
