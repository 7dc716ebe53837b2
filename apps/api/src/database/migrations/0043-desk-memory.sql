-- What the dispatch desk remembers. The consignment that a user created last, for each requesting site.
CREATE TABLE last_consignments (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  site_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, user_id, site_id),
  FOREIGN KEY (tenant_id, organisation_id, user_id)
    REFERENCES users (tenant_id, organisation_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE
);

-- Whom a requesting site has sent something to, and how the last time: the address book.
CREATE TABLE known_receivers (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  -- A digest of what tells receivers apart: the site, or the typed name and address.
  receiver_key text NOT NULL CHECK (receiver_key ~ '^[A-Za-z0-9_-]{43}$'),
  -- Of a receiver that is a site; null for a typed one.
  participant_id uuid,
  full_name text,
  phone text,
  email text,
  address jsonb NOT NULL,
  search_text text NOT NULL,
  service_type_code text NOT NULL,
  packaging_type_code text,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, site_id, id),
  UNIQUE (tenant_id, organisation_id, site_id, receiver_key),
  FOREIGN KEY (tenant_id, organisation_id, site_id) REFERENCES sites (tenant_id, organisation_id, id)
);
CREATE INDEX known_receivers_by_use ON known_receivers (tenant_id, organisation_id, site_id, used_at DESC, id);

-- Named beginnings of a consignment. The content is the form's; the server does not read it.
CREATE TABLE consignment_templates (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  -- The name in lower case, which tells templates apart.
  name_key text NOT NULL,
  content jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, site_id, id),
  UNIQUE (tenant_id, organisation_id, site_id, name_key),
  FOREIGN KEY (tenant_id, organisation_id, site_id) REFERENCES sites (tenant_id, organisation_id, id)
);

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['last_consignments', 'known_receivers', 'consignment_templates'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_organisation ON %I USING (tenant_id = (SELECT current_tenant())
      AND organisation_id = (SELECT current_organisation()))', t);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON last_consignments, known_receivers, consignment_templates TO consign_app;
