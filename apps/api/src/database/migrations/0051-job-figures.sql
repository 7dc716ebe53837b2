-- Counts the jobs of all customers for the operator's metrics; names none of them. A job is due, or scheduled for later
-- (also while a process works on it), or dead.
CREATE FUNCTION job_figures(at timestamptz)
RETURNS TABLE (kind text, state text, jobs bigint, oldest_seconds double precision)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT j.kind, s.state, count(*), extract(epoch FROM at - min(CASE s.state WHEN 'due' THEN j.due_at
    ELSE j.created_at END))::double precision
  FROM jobs j CROSS JOIN LATERAL (SELECT CASE WHEN j.state = 'dead' THEN 'dead' WHEN j.due_at <= at THEN 'due'
    ELSE 'scheduled' END AS state) s
  GROUP BY j.kind, s.state
$$;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION job_figures(timestamptz) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION job_figures(timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION job_figures(timestamptz) TO consign_app;
