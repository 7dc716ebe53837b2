-- A file whose thumbnail is still to be made.
ALTER TABLE files ADD COLUMN thumbnail_pending boolean NOT NULL DEFAULT false;
GRANT UPDATE (thumbnail_key, thumbnail_pending) ON files TO consign_app;

-- Takes jobs of the given kinds that are due: of customers that were served longest ago first. `served` names the
-- customers that the process has served, the last one last.
DROP FUNCTION claim_jobs(timestamptz, timestamptz, integer);
CREATE FUNCTION claim_jobs(at timestamptz, lease_until timestamptz, kinds text[], served uuid[])
RETURNS TABLE (tenant_id uuid, organisation_id uuid, id uuid, kind text, payload jsonb, created_at timestamptz,
  attempts integer)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE jobs j SET due_at = lease_until, attempts = j.attempts + 1
  FROM (
    SELECT d.tenant_id, d.organisation_id, d.id FROM jobs d
    WHERE d.state = 'waiting' AND d.due_at <= at AND d.kind = ANY (kinds)
    ORDER BY coalesce(array_position(served, d.organisation_id), 0), d.due_at LIMIT 1 FOR UPDATE SKIP LOCKED
  ) due
  WHERE j.tenant_id = due.tenant_id AND j.organisation_id = due.organisation_id AND j.id = due.id
  RETURNING j.tenant_id, j.organisation_id, j.id, j.kind, j.payload, j.created_at, j.attempts
$$;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION claim_jobs(timestamptz, timestamptz, text[], uuid[]) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION claim_jobs(timestamptz, timestamptz, text[], uuid[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_jobs(timestamptz, timestamptz, text[], uuid[]) TO consign_app;
