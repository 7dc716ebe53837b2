-- What a provider can do at a delivery besides handing over the goods.
CREATE TABLE delivery_extras (
  tenant_id uuid NOT NULL REFERENCES tenants,
  id uuid NOT NULL,
  service_type_code text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  description text,
  -- 0 or 1 for the whole consignment, instead of a quantity.
  is_per_consignment boolean NOT NULL DEFAULT false,
  -- The instruction of a consignment that has said nothing about it.
  default_instruction text NOT NULL DEFAULT 'EXCLUDED'
    CHECK (default_instruction IN ('INCLUDED', 'ONREQUEST', 'EXCLUDED')),
  is_active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, service_type_code, code)
);
-- What a consignment says about an extra, and what the driver reported.
CREATE TABLE consignment_extras (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  delivery_extra_id uuid NOT NULL,
  instruction_code text NOT NULL CHECK (instruction_code IN ('INCLUDED', 'ONREQUEST', 'EXCLUDED')),
  quantity_requested integer NOT NULL DEFAULT 1 CHECK (quantity_requested BETWEEN 0 AND 999),
  quantity_completed integer CHECK (quantity_completed BETWEEN 0 AND 100000),
  PRIMARY KEY (tenant_id, organisation_id, consignment_id, delivery_extra_id),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, delivery_extra_id) REFERENCES delivery_extras
);

ALTER TABLE delivery_extras ENABLE ROW LEVEL SECURITY;
ALTER TABLE delivery_extras FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON delivery_extras USING (tenant_id = (SELECT current_tenant()));
GRANT SELECT ON delivery_extras TO consign_app;
ALTER TABLE consignment_extras ENABLE ROW LEVEL SECURITY;
ALTER TABLE consignment_extras FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON consignment_extras USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, UPDATE, DELETE ON consignment_extras TO consign_app;
