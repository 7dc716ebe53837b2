-- Work that outlasts a call, what is kept for it, and the numbers of printed pieces.
CREATE TABLE jobs (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  -- A job that is done is gone. A dead one stays, to be looked at.
  state text NOT NULL CHECK (state IN ('waiting', 'dead')),
  created_at timestamptz NOT NULL,
  -- While it is worked on, the end of its lease: whoever dies over it leaves it to the next.
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL,
  last_error text,
  PRIMARY KEY (tenant_id, organisation_id, id),
  FOREIGN KEY (tenant_id, organisation_id) REFERENCES organisations
);
CREATE INDEX jobs_due ON jobs (due_at) WHERE state = 'waiting';

-- Of a file's content the storage has only the key.
CREATE TABLE files (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  id uuid NOT NULL,
  -- For whom it was made.
  user_id uuid NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  byte_size integer NOT NULL,
  content_key text NOT NULL,
  -- The sites whose consignments are in it.
  site_ids uuid[] NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, id),
  FOREIGN KEY (tenant_id, organisation_id, user_id) REFERENCES users (tenant_id, organisation_id, id) ON DELETE CASCADE
);

-- The numbers that the pieces of a consignment keep: from first_piece on, from first_serial on.
CREATE TABLE piece_numbers (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  first_piece integer NOT NULL,
  first_serial bigint NOT NULL,
  piece_count integer NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id, first_piece),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE
);

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['jobs', 'files', 'piece_numbers'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_organisation ON %I USING (tenant_id = (SELECT current_tenant())
      AND organisation_id = (SELECT current_organisation()))', t);
  END LOOP;
END $$;

-- Takes jobs that are due, whoever they belong to; what is done for one then happens in a transaction of its customer.
CREATE FUNCTION claim_jobs(at timestamptz, lease_until timestamptz, most integer)
RETURNS TABLE (tenant_id uuid, organisation_id uuid, id uuid, kind text, payload jsonb, created_at timestamptz,
  attempts integer)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE jobs j SET due_at = lease_until, attempts = j.attempts + 1
  FROM (
    SELECT d.tenant_id, d.organisation_id, d.id FROM jobs d
    WHERE d.state = 'waiting' AND d.due_at <= at ORDER BY d.due_at LIMIT most FOR UPDATE SKIP LOCKED
  ) due
  WHERE j.tenant_id = due.tenant_id AND j.organisation_id = due.organisation_id AND j.id = due.id
  RETURNING j.tenant_id, j.organisation_id, j.id, j.kind, j.payload, j.created_at, j.attempts
$$;
CREATE POLICY to_claim ON jobs TO consign_search USING (true);
GRANT SELECT, UPDATE (due_at, attempts) ON jobs TO consign_search;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION claim_jobs(timestamptz, timestamptz, integer) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION claim_jobs(timestamptz, timestamptz, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_jobs(timestamptz, timestamptz, integer) TO consign_app;

GRANT SELECT, INSERT, UPDATE, DELETE ON jobs TO consign_app;
GRANT SELECT, INSERT, DELETE ON files TO consign_app;
GRANT SELECT, INSERT ON piece_numbers TO consign_app;
