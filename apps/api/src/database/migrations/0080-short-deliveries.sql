-- The pieces that the provider did not deliver; null where none is known to be missing.
ALTER TABLE consignments ADD COLUMN pieces_missing integer CHECK (pieces_missing > 0);

-- A delivery with missing pieces is a miss (DASH-25), so the day of it is counted again.
DROP TRIGGER note_changed ON consignments;
CREATE TRIGGER note_changed AFTER UPDATE ON consignments FOR EACH ROW
  WHEN ((OLD.charge_site_id, OLD.service_type_code, OLD.created_at, OLD.status_code, OLD.status_at, OLD.staged_at,
      OLD.promised_delivery_at, OLD.requested_delivery_at, OLD.requested_pickup_at, OLD.origin_region_id,
      OLD.destination_region_id, OLD.pieces_missing)
    IS DISTINCT FROM (NEW.charge_site_id, NEW.service_type_code, NEW.created_at, NEW.status_code, NEW.status_at,
      NEW.staged_at, NEW.promised_delivery_at, NEW.requested_delivery_at, NEW.requested_pickup_at,
      NEW.origin_region_id, NEW.destination_region_id, NEW.pieces_missing))
  EXECUTE FUNCTION note_consignment_changed();

DROP INDEX consignments_by_site_delivered;
CREATE INDEX consignments_by_site_delivered ON consignments
  (tenant_id, organisation_id, charge_site_id, status_at, id)
  INCLUDE (service_type_code, staged_at, promised_delivery_at, requested_delivery_at, requested_pickup_at,
    origin_region_id, destination_region_id, pieces_missing)
  WHERE status_code = 'DELIVERED';
