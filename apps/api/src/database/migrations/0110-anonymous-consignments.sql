-- When names, addresses and notes were removed from a consignment that is over, by its tenant's rule or for a person.
ALTER TABLE consignments ADD COLUMN anonymised_at timestamptz;
CREATE INDEX consignments_to_anonymise ON consignments (tenant_id, organisation_id, status_at)
  WHERE anonymised_at IS NULL AND status_code IN ('DRAFT', 'DELIVERED', 'CANCELLED');

GRANT UPDATE (reason) ON status_history TO consign_app;
GRANT UPDATE (title) ON delivery_events TO consign_app;
GRANT UPDATE (signatory, note, latitude, longitude) ON delivery_proofs TO consign_app;
GRANT UPDATE (receiver, note) ON exception_answers TO consign_app;
GRANT UPDATE (signed_by) ON load_checks TO consign_app;
-- The audit trail loses its words, never an entry, and only where nobody is named any more.
GRANT UPDATE (subject, fields) ON consignment_changes TO consign_app;
CREATE POLICY of_anonymous ON consignment_changes AS RESTRICTIVE FOR UPDATE
  USING (EXISTS (SELECT FROM consignments c WHERE c.tenant_id = consignment_changes.tenant_id
    AND c.organisation_id = consignment_changes.organisation_id AND c.id = consignment_changes.consignment_id
    AND c.anonymised_at IS NOT NULL));
