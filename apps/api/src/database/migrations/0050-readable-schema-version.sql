-- The readiness check runs with the callers' role and compares these names with its own files.
CREATE FUNCTION list_migrations() RETURNS TABLE (name text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT m.name FROM schema_migrations m ORDER BY m.name
$$;
GRANT SELECT (name) ON schema_migrations TO consign_search;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION list_migrations() OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION list_migrations() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION list_migrations() TO consign_app;
