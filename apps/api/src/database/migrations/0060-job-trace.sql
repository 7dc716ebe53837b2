-- Where tracing is on, the W3C traceparent of the call or job that added a job: its runs link to it. The default reads the
-- setting of the transaction, so that jobs that triggers add have it too, and processes of the release before add none.
ALTER TABLE jobs ADD COLUMN traceparent text;
ALTER TABLE jobs ALTER COLUMN traceparent SET DEFAULT nullif(current_setting('app.traceparent', true), '');

-- As before, and returns the traceparent. Processes of the release before name the columns that they read.
DROP FUNCTION claim_jobs(timestamptz, timestamptz, text[], uuid[]);
CREATE FUNCTION claim_jobs(at timestamptz, lease_until timestamptz, kinds text[], served uuid[])
RETURNS TABLE (tenant_id uuid, organisation_id uuid, id uuid, kind text, payload jsonb, created_at timestamptz,
  attempts integer, traceparent text)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH due AS MATERIALIZED (
    SELECT d.tenant_id, d.organisation_id, d.id FROM jobs d
    WHERE d.state = 'waiting' AND d.due_at <= at AND d.kind = ANY (kinds)
    ORDER BY coalesce(array_position(served, d.organisation_id), 0), d.due_at LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  UPDATE jobs j SET due_at = lease_until, attempts = j.attempts + 1
  FROM due
  WHERE j.tenant_id = due.tenant_id AND j.organisation_id = due.organisation_id AND j.id = due.id
  RETURNING j.tenant_id, j.organisation_id, j.id, j.kind, j.payload, j.created_at, j.attempts, j.traceparent
$$;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION claim_jobs(timestamptz, timestamptz, text[], uuid[]) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION claim_jobs(timestamptz, timestamptz, text[], uuid[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_jobs(timestamptz, timestamptz, text[], uuid[]) TO consign_app;
