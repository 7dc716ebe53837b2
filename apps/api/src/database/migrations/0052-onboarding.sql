-- What the command line needs to add a provider and its customers without SQL.
-- By which a tenant file names an organisation; null for one that no file has named yet.
ALTER TABLE organisations ADD COLUMN code text;
CREATE UNIQUE INDEX organisations_code ON organisations (tenant_id, code);
-- Freight can't be sent from or to a site without a place. NOT VALID: rows of an earlier release stay until they change.
ALTER TABLE sites ADD CONSTRAINT sites_address CHECK (coalesce(
  jsonb_typeof(address) = 'object'
    AND address ?& ARRAY['id', 'streetNumber', 'street', 'suburb', 'state', 'city', 'country', 'postcode', 'latitude',
      'longitude', 'region']
    AND address ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    AND trim(address ->> 'city') <> ''
    AND jsonb_typeof(address -> 'region') IN ('object', 'null'), false)) NOT VALID;

-- For the operator's command line alone: consign_app may not call these.
CREATE FUNCTION find_tenant_by_code(asked text) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT tenant_id FROM tenants WHERE code = asked
$$;
CREATE FUNCTION list_organisations()
RETURNS TABLE (tenant_id uuid, tenant_code text, organisation_id uuid, organisation_code text, organisation_name text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT t.tenant_id, t.code, o.id, o.code, o.name FROM tenants t LEFT JOIN organisations o ON o.tenant_id = t.tenant_id
  ORDER BY t.code, o.name, o.id
$$;
CREATE FUNCTION list_jobs(asked_state text, most integer)
RETURNS TABLE (tenant_id uuid, organisation_id uuid, id uuid, kind text, state text, created_at timestamptz,
  due_at timestamptz, attempts integer, last_error text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT j.tenant_id, j.organisation_id, j.id, j.kind, j.state, j.created_at, j.due_at, j.attempts, j.last_error
  FROM jobs j WHERE asked_state IS NULL OR j.state = asked_state ORDER BY j.created_at, j.id LIMIT most
$$;
CREATE POLICY by_operator ON organisations FOR SELECT TO consign_search USING (true);
GRANT SELECT ON organisations TO consign_search;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION find_tenant_by_code(text) OWNER TO consign_search;
ALTER FUNCTION list_organisations() OWNER TO consign_search;
ALTER FUNCTION list_jobs(text, integer) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION find_tenant_by_code(text), list_organisations(), list_jobs(text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_tenant_by_code(text), list_organisations(), list_jobs(text, integer) TO CURRENT_USER;
