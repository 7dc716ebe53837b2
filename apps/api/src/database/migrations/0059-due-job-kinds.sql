-- A process asks once which kinds of jobs are due, and claims only these: a claim for each kind every second kept an idle
-- process and its database busy.
CREATE FUNCTION due_job_kinds(at timestamptz) RETURNS TABLE (kind text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT j.kind FROM jobs j WHERE j.state = 'waiting' AND j.due_at <= at
$$;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION due_job_kinds(timestamptz) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION due_job_kinds(timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION due_job_kinds(timestamptz) TO consign_app;
