-- Which consignment was made from which, who changed what, and how often a freight item was changed.
ALTER TABLE line_items ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE TABLE consignment_links (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  source_id uuid NOT NULL,
  target_id uuid NOT NULL,
  link_type text NOT NULL CHECK (link_type IN ('Copy', 'Return')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, source_id, target_id),
  FOREIGN KEY (tenant_id, organisation_id, source_id) REFERENCES consignments ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, organisation_id, target_id) REFERENCES consignments ON DELETE CASCADE
);
CREATE INDEX consignment_links_by_target ON consignment_links (tenant_id, organisation_id, target_id);

-- Beside the status history, which says who asked for a status. The user is no reference: what somebody did stays when
-- they are gone; nobody is the provider.
CREATE TABLE consignment_changes (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  id uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  user_id uuid,
  action text NOT NULL,
  subject text,
  fields jsonb NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id, id),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE
);

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['consignment_links', 'consignment_changes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_organisation ON %I USING (tenant_id = (SELECT current_tenant())
      AND organisation_id = (SELECT current_organisation()))', t);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO consign_app', t);
  END LOOP;
END $$;
