-- Behind the predicates of every query stand these policies. They bind consign_app, the role that every transaction of
-- the API takes, and through FORCE the owner; a superuser would pass them, hence the role.
CREATE FUNCTION current_tenant() RETURNS uuid LANGUAGE sql STABLE
  RETURN nullif(current_setting('app.tenant_id', true), '')::uuid;
CREATE FUNCTION current_organisation() RETURNS uuid LANGUAGE sql STABLE
  RETURN nullif(current_setting('app.organisation_id', true), '')::uuid;

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['tenants', 'tenant_hosts', 'feature_flags', 'regions', 'hire_units',
    'reference_counters'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_tenant ON %I USING (tenant_id = (SELECT current_tenant()))', t);
  END LOOP;
  FOREACH t IN ARRAY ARRAY['service_types', 'service_type_settings', 'accounts', 'packaging_types', 'sites',
    'consignments', 'status_history', 'delivery_events', 'line_items', 'idempotency_keys', 'consignment_search'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    IF t <> 'consignment_search' THEN
      EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    END IF;
    EXECUTE format('CREATE POLICY own_organisation ON %I USING (tenant_id = (SELECT current_tenant())
      AND organisation_id = (SELECT current_organisation()))', t);
  END LOOP;
  FOREACH t IN ARRAY ARRAY['users', 'user_sites'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_organisation ON %I USING (tenant_id = (SELECT current_tenant())
      AND organisation_id = (SELECT current_organisation()))', t);
    -- A token's subject is looked up before its organisation is known.
    EXECUTE format('CREATE POLICY before_organisation ON %I FOR SELECT USING (tenant_id = (SELECT current_tenant())
      AND (SELECT current_organisation()) IS NULL)', t);
  END LOOP;
  ALTER TABLE organisations ENABLE ROW LEVEL SECURITY;
  ALTER TABLE organisations FORCE ROW LEVEL SECURITY;
  CREATE POLICY own_organisation ON organisations USING (tenant_id = (SELECT current_tenant())
    AND id = (SELECT current_organisation()));
END $$;

-- The one question that is asked before a tenant is known.
CREATE FUNCTION find_tenant_by_host(asked text)
RETURNS TABLE (id uuid, code text, name text, external_id text, record jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT t.tenant_id, t.code, t.name, t.external_id, t.record
  FROM tenant_hosts h JOIN tenants t ON t.tenant_id = h.tenant_id WHERE h.host = asked
$$;
CREATE POLICY by_host ON tenants FOR SELECT TO consign_search USING (true);
CREATE POLICY by_host ON tenant_hosts FOR SELECT TO consign_search USING (true);

GRANT USAGE ON SCHEMA public TO consign_app, consign_search;
GRANT CREATE ON SCHEMA public TO consign_search;
GRANT SELECT ON tenants, tenant_hosts TO consign_search;
ALTER TABLE consignment_search OWNER TO consign_search;
ALTER FUNCTION find_consignment_ids(text[], text, uuid[], integer) OWNER TO consign_search;
ALTER FUNCTION find_tenant_by_host(text) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION find_consignment_ids(text[], text, uuid[], integer), find_tenant_by_host(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_consignment_ids(text[], text, uuid[], integer), find_tenant_by_host(text) TO consign_app;

GRANT SELECT ON tenants, tenant_hosts, feature_flags, regions, organisations, service_types, service_type_settings,
  accounts, packaging_types, hire_units, sites, user_sites TO consign_app;
GRANT SELECT, UPDATE (charge_site_id, origin_site_id) ON users TO consign_app;
GRANT SELECT, INSERT, UPDATE ON reference_counters, consignments, consignment_search TO consign_app;
GRANT SELECT, INSERT ON status_history TO consign_app;
GRANT SELECT ON delivery_events TO consign_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON line_items, idempotency_keys TO consign_app;
