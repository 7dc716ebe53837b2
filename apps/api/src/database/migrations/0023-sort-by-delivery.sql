-- The list sorts by the delivery date that it shows: the confirmed or else the requested one. Each index holds both, so
-- that sorting fetches no row.
DROP INDEX consignments_by_site_created, consignments_by_site_delivery;
CREATE INDEX consignments_by_site_created ON consignments
  (tenant_id, organisation_id, charge_site_id, created_at, id)
  INCLUDE (status_code, status_at, requested_delivery_at, confirmed_delivery_at);
CREATE INDEX consignments_by_site_delivery ON consignments
  (tenant_id, organisation_id, charge_site_id, requested_delivery_at, id)
  INCLUDE (status_code, status_at, created_at, confirmed_delivery_at);
