-- What fills a freight item or an address while it is typed.
-- Measures are whole steps, as those of a freight item.
CREATE TABLE products (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  code text NOT NULL,
  description text NOT NULL,
  part_count integer NOT NULL CHECK (part_count BETWEEN 1 AND 999),
  packaging_type_code text,
  length_steps integer,
  width_steps integer,
  height_steps integer,
  volume_steps integer,
  weight_steps integer,
  -- Folded: what it is found by.
  code_text text NOT NULL,
  description_text text NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, code),
  FOREIGN KEY (tenant_id, organisation_id) REFERENCES organisations
);
-- The provider's own entries; each stands before the built-in one of its number.
CREATE TABLE dangerous_goods (
  tenant_id uuid NOT NULL REFERENCES tenants,
  un_number text NOT NULL CHECK (un_number ~ '^[0-9]{4}$'),
  name text NOT NULL,
  class text NOT NULL,
  subsidiary_class_1 text,
  subsidiary_class_2 text,
  PRIMARY KEY (tenant_id, un_number)
);
-- The provider's own suburbs and towns; where there are any, the built-in ones do not count. A town has no suburb: ''.
CREATE TABLE places (
  tenant_id uuid NOT NULL REFERENCES tenants,
  suburb text NOT NULL,
  city text NOT NULL,
  postcode text NOT NULL CHECK (postcode ~ '^[0-9]{4}$'),
  region_name text NOT NULL,
  -- Of suburb and city, folded.
  search_text text NOT NULL,
  PRIMARY KEY (tenant_id, city, suburb, postcode)
);
CREATE INDEX places_by_postcode ON places (tenant_id, postcode);

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['dangerous_goods', 'places'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_tenant ON %I USING (tenant_id = (SELECT current_tenant()))', t);
  END LOOP;
  ALTER TABLE products ENABLE ROW LEVEL SECURITY;
  ALTER TABLE products FORCE ROW LEVEL SECURITY;
  CREATE POLICY own_organisation ON products USING (tenant_id = (SELECT current_tenant())
    AND organisation_id = (SELECT current_organisation()));
END $$;
GRANT SELECT ON products, dangerous_goods, places TO consign_app;
