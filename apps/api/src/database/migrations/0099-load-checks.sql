-- What was scanned on the dock, as it was signed (LOAD).
CREATE TABLE load_checks (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  id uuid NOT NULL,
  signed_by text NOT NULL,
  user_id uuid NOT NULL,
  signed_at timestamptz NOT NULL,
  -- SSCCs that are not among the pieces.
  unknown_ssccs jsonb NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, id)
);

CREATE TABLE load_check_consignments (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  load_check_id uuid NOT NULL,
  expected_count integer NOT NULL,
  -- The SSCCs of the pieces that were not scanned.
  missing_ssccs jsonb NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id, load_check_id),
  FOREIGN KEY (tenant_id, organisation_id, load_check_id) REFERENCES load_checks,
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE
);

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['load_checks', 'load_check_consignments'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_organisation ON %I USING (tenant_id = (SELECT current_tenant())
      AND organisation_id = (SELECT current_organisation()))', t);
  END LOOP;
END $$;
GRANT SELECT, INSERT ON load_checks, load_check_consignments TO consign_app;
