-- A drill-down of DIFOT sorts by these dates: the index answers which consignments are on its page, without their rows.
DROP INDEX consignments_by_site_delivered;
CREATE INDEX consignments_by_site_delivered ON consignments
  (tenant_id, organisation_id, charge_site_id, status_at, id)
  INCLUDE (service_type_code, staged_at, promised_delivery_at, requested_delivery_at, requested_pickup_at,
    origin_region_id, destination_region_id, pieces_missing, created_at, confirmed_delivery_at)
  WHERE status_code = 'DELIVERED';
DROP INDEX consignments_by_site_with_provider;
CREATE INDEX consignments_by_site_with_provider ON consignments
  (tenant_id, organisation_id, charge_site_id, id)
  INCLUDE (service_type_code, staged_at, status_at, confirmed_delivery_at, requested_delivery_at, requested_pickup_at,
    origin_region_id, destination_region_id, created_at)
  WHERE status_code IN ('STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING', 'ERR');
