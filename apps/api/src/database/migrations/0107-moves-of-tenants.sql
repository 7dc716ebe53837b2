-- A tenant moves to another database while it is used (consign tenant move): for a time its rows are in two. In one of them
-- it is closed: no host, job or day to count of it is found there, and no transaction of it begins.
CREATE TABLE tenant_moves (
  tenant_id uuid PRIMARY KEY,
  -- leaving: still open here, while its rows are copied. paused: closed until the other one has all. left: open there.
  -- arriving: its rows come here.
  state text NOT NULL CHECK (state IN ('leaving', 'paused', 'left', 'arriving')),
  -- The name of the other database.
  other text NOT NULL,
  changed_at timestamptz NOT NULL
);
GRANT SELECT ON tenant_moves TO consign_search;

-- The rows by which a database finds work and tenants.
ALTER POLICY by_host ON tenants USING (tenant_id NOT IN (SELECT m.tenant_id FROM tenant_moves m WHERE m.state <> 'leaving'));
ALTER POLICY by_operator ON organisations
  USING (tenant_id NOT IN (SELECT m.tenant_id FROM tenant_moves m WHERE m.state <> 'leaving'));
ALTER POLICY by_operator ON operator_changes
  USING (tenant_id NOT IN (SELECT m.tenant_id FROM tenant_moves m WHERE m.state <> 'leaving'));
ALTER POLICY to_claim ON jobs USING (tenant_id NOT IN (SELECT m.tenant_id FROM tenant_moves m WHERE m.state <> 'leaving'));
ALTER POLICY to_count ON report_changes
  USING (tenant_id NOT IN (SELECT m.tenant_id FROM tenant_moves m WHERE m.state <> 'leaving'));
ALTER POLICY to_count ON report_calendars
  USING (tenant_id NOT IN (SELECT m.tenant_id FROM tenant_moves m WHERE m.state <> 'leaving'));

-- Asked once at the start of each transaction of a tenant.
CREATE FUNCTION refuse_closed_tenant(asked uuid) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM tenant_moves m WHERE m.tenant_id = asked AND m.state <> 'leaving') THEN
    RAISE EXCEPTION 'The tenant is moving to another database' USING ERRCODE = 'TM503';
  END IF;
END
$$;
-- Whether a host that no database knows is only closed for a moment.
CREATE FUNCTION is_moving_host(asked text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM tenant_hosts h JOIN tenant_moves m ON m.tenant_id = h.tenant_id
    WHERE h.host = asked AND m.state IN ('paused', 'arriving')
  )
$$;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION refuse_closed_tenant(uuid) OWNER TO consign_search;
ALTER FUNCTION is_moving_host(text) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION refuse_closed_tenant(uuid), is_moving_host(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION refuse_closed_tenant(uuid), is_moving_host(text) TO consign_app;
