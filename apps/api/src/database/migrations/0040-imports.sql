-- Imports that a user can continue. The content is the user's, compressed by the browser; the server does not read it.
CREATE TABLE import_sessions (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Of the job that takes it away.
  job_id uuid NOT NULL,
  file_name text NOT NULL,
  row_count integer NOT NULL CHECK (row_count BETWEEN 1 AND 100000),
  consignment_count integer NOT NULL CHECK (consignment_count BETWEEN 0 AND 100000),
  content text NOT NULL CHECK (length(content) <= 960000),
  revision bigint NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, user_id, id),
  FOREIGN KEY (tenant_id, organisation_id, user_id)
    REFERENCES users (tenant_id, organisation_id, id) ON DELETE CASCADE
);
-- Compressed already.
ALTER TABLE import_sessions ALTER COLUMN content SET STORAGE EXTERNAL;

-- What was imported, for good: equal consignments are counted by their occurrence.
CREATE TABLE imported_consignments (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  digest text NOT NULL CHECK (digest ~ '^[A-Za-z0-9_-]{43}$'),
  occurrence integer NOT NULL CHECK (occurrence BETWEEN 1 AND 99999),
  consignment_id uuid NOT NULL,
  file_name text NOT NULL,
  imported_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, digest, occurrence),
  UNIQUE (tenant_id, organisation_id, consignment_id),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE
);

-- What headings of an organisation's files stand for; null is a column that is not read.
CREATE TABLE import_columns (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  -- Its letters and digits, in lower case.
  folded_heading text NOT NULL,
  heading text NOT NULL,
  column_name text,
  PRIMARY KEY (tenant_id, organisation_id, folded_heading),
  FOREIGN KEY (tenant_id, organisation_id) REFERENCES organisations (tenant_id, id)
);

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['import_sessions', 'imported_consignments', 'import_columns'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_organisation ON %I USING (tenant_id = (SELECT current_tenant())
      AND organisation_id = (SELECT current_organisation()))', t);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON import_sessions, import_columns TO consign_app;
GRANT SELECT, INSERT ON imported_consignments TO consign_app;
