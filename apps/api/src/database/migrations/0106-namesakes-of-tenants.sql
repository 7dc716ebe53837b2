-- Tenants may be spread over several databases. Their ids, codes and external ids are unique over all of them, which each
-- database can only say of its own.
CREATE FUNCTION has_tenant(asked_id uuid, asked_code text, asked_external_id text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  -- Null asks for nothing.
  SELECT EXISTS (
    SELECT FROM tenants WHERE tenant_id = asked_id OR code = asked_code OR external_id = asked_external_id
  )
$$;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION has_tenant(uuid, text, text) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION has_tenant(uuid, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION has_tenant(uuid, text, text) TO consign_app;
