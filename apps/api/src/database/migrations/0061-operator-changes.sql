-- What an operator changed with the command line. It is written in the transaction of the change, and kept when what it
-- names is deleted: hence no foreign keys.
CREATE TABLE operator_changes (
  tenant_id uuid NOT NULL,
  -- Null for a change of the whole tenant.
  organisation_id uuid,
  id uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  operator text NOT NULL CHECK (operator <> ''),
  command text NOT NULL,
  subject text NOT NULL,
  changes jsonb NOT NULL CHECK (jsonb_array_length(changes) > 0),
  PRIMARY KEY (tenant_id, id)
);

-- The owner may add and read; no policy lets it update or delete. consign_app is granted nothing.
ALTER TABLE operator_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE operator_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY to_add ON operator_changes FOR INSERT WITH CHECK (tenant_id = (SELECT current_tenant())
  AND organisation_id IS NOT DISTINCT FROM (SELECT current_organisation()));
CREATE POLICY to_read ON operator_changes FOR SELECT USING (tenant_id = (SELECT current_tenant())
  AND organisation_id IS NOT DISTINCT FROM (SELECT current_organisation()));

-- For the operator's command line alone: consign_app may not call it. The newest first, of every tenant or of one.
CREATE FUNCTION list_operator_changes(asked_tenant uuid, since timestamptz, most integer)
RETURNS TABLE (tenant_id uuid, organisation_id uuid, id uuid, changed_at timestamptz, operator text, command text,
  subject text, changes jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT c.tenant_id, c.organisation_id, c.id, c.changed_at, c.operator, c.command, c.subject, c.changes
  FROM operator_changes c
  WHERE (asked_tenant IS NULL OR c.tenant_id = asked_tenant) AND (since IS NULL OR c.changed_at >= since)
  ORDER BY c.changed_at DESC, c.id DESC LIMIT most
$$;
CREATE POLICY by_operator ON operator_changes FOR SELECT TO consign_search USING (true);
GRANT SELECT ON operator_changes TO consign_search;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION list_operator_changes(uuid, timestamptz, integer) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION list_operator_changes(uuid, timestamptz, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION list_operator_changes(uuid, timestamptz, integer) TO CURRENT_USER;
