-- A nested loop may run a subquery in FROM once for each row of the other side, and each time it finds the next job:
-- jobs were claimed that nobody ran until their leases had ended. A materialized CTE runs once, whatever the plan.
CREATE OR REPLACE FUNCTION claim_jobs(at timestamptz, lease_until timestamptz, kinds text[], served uuid[])
RETURNS TABLE (tenant_id uuid, organisation_id uuid, id uuid, kind text, payload jsonb, created_at timestamptz,
  attempts integer)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH due AS MATERIALIZED (
    SELECT d.tenant_id, d.organisation_id, d.id FROM jobs d
    WHERE d.state = 'waiting' AND d.due_at <= at AND d.kind = ANY (kinds)
    ORDER BY coalesce(array_position(served, d.organisation_id), 0), d.due_at LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  UPDATE jobs j SET due_at = lease_until, attempts = j.attempts + 1
  FROM due
  WHERE j.tenant_id = due.tenant_id AND j.organisation_id = due.organisation_id AND j.id = due.id
  RETURNING j.tenant_id, j.organisation_id, j.id, j.kind, j.payload, j.created_at, j.attempts
$$;
