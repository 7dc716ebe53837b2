-- How the provider reported that a consignment was handed over.
CREATE TABLE delivery_proofs (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  signatory text,
  pieces_delivered integer CHECK (pieces_delivered >= 0),
  -- The pieces of all freight items at the delivery.
  pieces_sent integer NOT NULL,
  note text,
  latitude double precision,
  longitude double precision,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE,
  CHECK ((latitude IS NULL) = (longitude IS NULL))
);
ALTER TABLE delivery_proofs ENABLE ROW LEVEL SECURITY;
ALTER TABLE delivery_proofs FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON delivery_proofs USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT ON delivery_proofs TO consign_app;
