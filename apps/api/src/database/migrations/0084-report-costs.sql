-- The confirmed prices of a site day by dimension, counted once as report_days is (0036): a row for each value of each
-- dimension. Its notes are a kind of their own, so that a server of the last version does not take them away.
ALTER TABLE report_changes DROP CONSTRAINT report_changes_kind_check,
  ADD CONSTRAINT report_changes_kind_check CHECK (kind IN ('CREATED', 'DELIVERED', 'STAGED', 'COSTS'));
CREATE TABLE report_costs (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  site_id uuid NOT NULL,
  -- Of staging.
  day date NOT NULL,
  service_type_code text NOT NULL,
  -- A DIFFERENCE is a consignment: of the ten that were confirmed furthest above their estimate.
  dimension text NOT NULL CHECK (dimension IN ('SERVICE_TYPE', 'ACCOUNT', 'REGION', 'RECEIVER', 'DIFFERENCE')),
  key text NOT NULL,
  -- The name of a receiver, the reference of a consignment.
  label text NOT NULL,
  consignments integer NOT NULL,
  confirmed_cents bigint NOT NULL,
  -- Of the estimated consignments: their estimates, and their confirmed prices without FAF, which an estimate leaves out.
  estimated_cents bigint NOT NULL,
  compared_cents bigint NOT NULL,
  weight_steps bigint NOT NULL,
  volume_steps bigint NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, site_id, day, service_type_code, dimension, key)
);
ALTER TABLE report_costs ENABLE ROW LEVEL SECURITY;
ALTER TABLE report_costs FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON report_costs USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, UPDATE, DELETE ON report_costs TO consign_app;

-- The staging days that a consignment was on and is on now. A new one has no price yet.
CREATE FUNCTION note_costs_moved() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO report_changes (tenant_id, organisation_id, kind, site_id, day)
  SELECT OLD.tenant_id, OLD.organisation_id, 'COSTS', OLD.charge_site_id, local_day(OLD.staged_at)
  WHERE OLD.staged_at IS NOT NULL
  UNION
  SELECT NEW.tenant_id, NEW.organisation_id, 'COSTS', NEW.charge_site_id, local_day(NEW.staged_at)
  WHERE TG_OP <> 'DELETE' AND NEW.staged_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER note_costs_changed AFTER UPDATE ON consignments FOR EACH ROW
  WHEN ((OLD.staged_at IS NOT NULL OR NEW.staged_at IS NOT NULL)
    AND (OLD.charge_site_id, OLD.staged_at, OLD.service_type_code, OLD.account_id, OLD.receiver)
      IS DISTINCT FROM (NEW.charge_site_id, NEW.staged_at, NEW.service_type_code, NEW.account_id, NEW.receiver))
  EXECUTE FUNCTION note_costs_moved();
CREATE TRIGGER note_costs_removed AFTER DELETE ON consignments FOR EACH ROW
  WHEN (OLD.staged_at IS NOT NULL) EXECUTE FUNCTION note_costs_moved();

-- A change of freight has the consignment priced again, with another input_version.
CREATE FUNCTION note_costs_priced() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  p consignment_prices;
BEGIN
  p := CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
  INSERT INTO report_changes (tenant_id, organisation_id, kind, site_id, day)
  SELECT c.tenant_id, c.organisation_id, 'COSTS', c.charge_site_id, local_day(c.staged_at) FROM consignments c
  WHERE c.tenant_id = p.tenant_id AND c.organisation_id = p.organisation_id AND c.id = p.consignment_id
    AND c.staged_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER note_costs_added AFTER INSERT ON consignment_prices FOR EACH ROW
  WHEN (NEW.kind <> 'QUOTE' AND NEW.amount_cents IS NOT NULL) EXECUTE FUNCTION note_costs_priced();
CREATE TRIGGER note_costs_changed AFTER UPDATE ON consignment_prices FOR EACH ROW
  WHEN ((OLD.kind <> 'QUOTE' OR NEW.kind <> 'QUOTE') AND (OLD.kind, OLD.amount_cents, OLD.input_version, OLD.price)
    IS DISTINCT FROM (NEW.kind, NEW.amount_cents, NEW.input_version, NEW.price))
  EXECUTE FUNCTION note_costs_priced();
CREATE TRIGGER note_costs_removed AFTER DELETE ON consignment_prices FOR EACH ROW
  WHEN (OLD.kind <> 'QUOTE') EXECUTE FUNCTION note_costs_priced();

-- Every day that there is has to be counted, as in 0036.
ALTER TABLE consignments NO FORCE ROW LEVEL SECURITY;
ALTER TABLE report_changes NO FORCE ROW LEVEL SECURITY;
INSERT INTO report_changes (tenant_id, organisation_id, kind, site_id, day)
SELECT tenant_id, organisation_id, 'COSTS', charge_site_id, local_day(staged_at) FROM consignments
  WHERE staged_at IS NOT NULL GROUP BY 1, 2, 4, 5;
ALTER TABLE consignments FORCE ROW LEVEL SECURITY;
ALTER TABLE report_changes FORCE ROW LEVEL SECURITY;
