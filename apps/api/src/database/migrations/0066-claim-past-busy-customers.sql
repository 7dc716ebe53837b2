-- As before, and passes over customers whose jobs the process is running already. Processes of the release before name no
-- such customers.
DROP FUNCTION claim_jobs(timestamptz, timestamptz, text[], uuid[]);
CREATE FUNCTION claim_jobs(at timestamptz, lease_until timestamptz, kinds text[], served uuid[], busy uuid[] DEFAULT '{}')
RETURNS TABLE (tenant_id uuid, organisation_id uuid, id uuid, kind text, payload jsonb, created_at timestamptz,
  attempts integer, traceparent text)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH due AS MATERIALIZED (
    SELECT d.tenant_id, d.organisation_id, d.id FROM jobs d
    WHERE d.state = 'waiting' AND d.due_at <= at AND d.kind = ANY (kinds) AND d.organisation_id <> ALL (busy)
    ORDER BY coalesce(array_position(served, d.organisation_id), 0), d.due_at LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  UPDATE jobs j SET due_at = lease_until, attempts = j.attempts + 1
  FROM due
  WHERE j.tenant_id = due.tenant_id AND j.organisation_id = due.organisation_id AND j.id = due.id
  RETURNING j.tenant_id, j.organisation_id, j.id, j.kind, j.payload, j.created_at, j.attempts, j.traceparent
$$;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION claim_jobs(timestamptz, timestamptz, text[], uuid[], uuid[]) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION claim_jobs(timestamptz, timestamptz, text[], uuid[], uuid[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_jobs(timestamptz, timestamptz, text[], uuid[], uuid[]) TO consign_app;

-- Errors of connections were stored as they came, with names of the inner network. The owner too is bound by the policy, and
-- this is every customer's; nobody else reads meanwhile.
ALTER TABLE webhook_deliveries NO FORCE ROW LEVEL SECURITY;
UPDATE webhook_deliveries SET error = 'The receiver could not be reached or gave no answer within 15 seconds'
  WHERE response_status IS NULL AND error NOT LIKE 'The webhook was %';
ALTER TABLE webhook_deliveries FORCE ROW LEVEL SECURITY;
