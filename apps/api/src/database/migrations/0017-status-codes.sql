-- Every status that a consignment can have; the same list as statusCodes in @consign/domain.
ALTER TABLE consignments ADD CONSTRAINT consignments_status_code CHECK (status_code IN
  ('DRAFT', 'FINAL', 'STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED', 'CANCELLED', 'ERR'));
ALTER TABLE status_history ADD CONSTRAINT status_history_status_code CHECK (status_code IN
  ('DRAFT', 'FINAL', 'STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED', 'CANCELLED', 'ERR'));
