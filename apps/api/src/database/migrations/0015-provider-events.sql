-- What the provider's systems reported, so that nothing is applied twice.
CREATE TABLE provider_events (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  event_id text NOT NULL,
  event_hash text NOT NULL,
  event_type text NOT NULL,
  occurred_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  -- Which machine: the subject of its token.
  reported_by text NOT NULL,
  -- The exception or note that it became.
  delivery_event_id uuid,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id, event_id),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE
);
ALTER TABLE provider_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE provider_events FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON provider_events USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT ON provider_events TO consign_app;
GRANT INSERT, UPDATE (resolved_at) ON delivery_events TO consign_app;

-- The one question that the provider's call asks across its customers: whose is a reference? What is done then happens
-- in a transaction of that customer, under the policies of everybody. The tenant is the transaction's own, twice: in
-- the question and in the policy.
CREATE FUNCTION find_owners_of(asked text[])
RETURNS TABLE (reference text, organisation_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT c.reference, c.organisation_id FROM consignments c
  WHERE c.tenant_id = current_tenant() AND c.reference = ANY (asked)
$$;
CREATE POLICY to_report ON consignments FOR SELECT TO consign_search USING (tenant_id = (SELECT current_tenant()));
GRANT SELECT (tenant_id, organisation_id, reference) ON consignments TO consign_search;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION find_owners_of(text[]) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION find_owners_of(text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_owners_of(text[]) TO consign_app;
