-- What needs attention is a small part of all consignments: what is not finished, and what has an unresolved exception.
-- What it is judged and sorted by stands in the index too.
CREATE INDEX consignments_by_site_unfinished ON consignments
  (tenant_id, organisation_id, charge_site_id, created_at, id)
  INCLUDE (status_code, status_at, requested_pickup_at, requested_delivery_at, confirmed_delivery_at)
  WHERE status_code NOT IN ('DELIVERED', 'CANCELLED');
CREATE INDEX consignments_by_site_with_exception ON consignments
  (tenant_id, organisation_id, charge_site_id, created_at, id)
  INCLUDE (status_at, requested_delivery_at, confirmed_delivery_at)
  WHERE has_exception;

-- Which transactions changed something of an organisation in the last hour: a row each, so that writers never wait for
-- one another. A reader's cursor is the snapshot that it read with: what has changed since is a row that it did not see,
-- whatever the order of the commits.
CREATE TABLE organisation_changes (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  transaction_id bigint NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, transaction_id)
);
CREATE INDEX organisation_changes_by_age ON organisation_changes (tenant_id, organisation_id, changed_at);
ALTER TABLE organisation_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE organisation_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON organisation_changes USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
-- UPDATE is needed to lock a row.
GRANT SELECT, INSERT, UPDATE, DELETE ON organisation_changes TO consign_app;

-- Each change removes up to two rows that are too old, so that about an hour of them stays. Nobody waits: a row that
-- another transaction is removing is skipped. Without an organisation, as in a migration, nothing is noted.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  tenant uuid := current_tenant();
  organisation uuid := current_organisation();
BEGIN
  IF tenant IS NULL OR organisation IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO organisation_changes VALUES (tenant, organisation, pg_current_xact_id()::text::bigint, now())
    ON CONFLICT DO NOTHING;
  IF FOUND THEN
    DELETE FROM organisation_changes c WHERE c.tenant_id = tenant AND c.organisation_id = organisation
      -- An array, so that it is read once.
      AND c.transaction_id = ANY (ARRAY(SELECT o.transaction_id FROM organisation_changes o
        WHERE o.tenant_id = tenant AND o.organisation_id = organisation AND o.changed_at < now() - interval '1 hour'
        ORDER BY o.changed_at LIMIT 2 FOR UPDATE SKIP LOCKED));
  END IF;
  RETURN NULL;
END $$;
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['consignments', 'status_history', 'delivery_events', 'line_items', 'consignment_prices'] LOOP
    EXECUTE format('CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION note_change()', t);
  END LOOP;
END $$;
