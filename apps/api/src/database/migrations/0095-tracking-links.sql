-- The link of a consignment to its receiver's page (TRAK). A row has what the link is made from with a key of the operator,
-- and the hash by which it is found: who reads the table can't open a page.
CREATE TABLE tracking_links (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  seed text NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  -- When the receiver chose a delivery slot, which is possible once, whatever the link.
  slot_chosen_at timestamptz,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE
);
ALTER TABLE tracking_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE tracking_links FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON tracking_links USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, UPDATE ON tracking_links TO consign_app;

-- Whose consignment does a link open? The only question about a link that is asked before its customer is known; the tenant
-- is the transaction's own, in the question and in the policy.
CREATE FUNCTION find_tracked_consignment(hash text)
RETURNS TABLE (organisation_id uuid, consignment_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT l.organisation_id, l.consignment_id FROM tracking_links l
  WHERE l.tenant_id = current_tenant() AND l.token_hash = hash
$$;
CREATE POLICY by_hash ON tracking_links FOR SELECT TO consign_search USING (tenant_id = (SELECT current_tenant()));
GRANT SELECT (tenant_id, organisation_id, consignment_id, token_hash) ON tracking_links TO consign_search;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION find_tracked_consignment(text) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION find_tracked_consignment(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_tracked_consignment(text) TO consign_app;

-- A booking that the receiver made has no user.
ALTER TABLE run_bookings ALTER COLUMN booked_by DROP NOT NULL;
