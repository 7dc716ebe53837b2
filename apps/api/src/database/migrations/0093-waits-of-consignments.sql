-- Whether an unresolved exception or note that needs action waits for the customer's answer, and whether one waits for the
-- provider, kept beside the consignment by the statement that keeps its warnings.
ALTER TABLE consignments
  ADD COLUMN waits_for_customer boolean NOT NULL DEFAULT false,
  ADD COLUMN waits_for_provider boolean NOT NULL DEFAULT false;
-- The owner too is bound by the policies, and this is every customer's; nobody else reads meanwhile.
ALTER TABLE consignments NO FORCE ROW LEVEL SECURITY;
ALTER TABLE delivery_events NO FORCE ROW LEVEL SECURITY;
-- The release before had no answers.
UPDATE consignments c SET waits_for_customer = true
FROM (SELECT DISTINCT tenant_id, organisation_id, consignment_id FROM delivery_events
  WHERE action_required AND resolved_at IS NULL) e
WHERE c.tenant_id = e.tenant_id AND c.organisation_id = e.organisation_id AND c.id = e.consignment_id;
ALTER TABLE consignments FORCE ROW LEVEL SECURITY;
ALTER TABLE delivery_events FORCE ROW LEVEL SECURITY;

CREATE INDEX consignments_by_site_waiting ON consignments
  (tenant_id, organisation_id, charge_site_id, created_at, id)
  INCLUDE (status_code, status_at, requested_delivery_at, confirmed_delivery_at, waits_for_customer, waits_for_provider)
  WHERE waits_for_customer OR waits_for_provider;
