-- What a user is told at the next visit, until the user dismisses it.
CREATE TABLE notices (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- The id of the job that was given up.
  id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('PickupManifestNotSent')),
  reason text NOT NULL CHECK (reason IN ('Rejected', 'Unavailable', 'NothingToSend')),
  consignment_count integer NOT NULL,
  -- When the user asked for the mail.
  requested_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, user_id, id),
  FOREIGN KEY (tenant_id, organisation_id, user_id)
    REFERENCES users (tenant_id, organisation_id, id) ON DELETE CASCADE
);

ALTER TABLE notices ENABLE ROW LEVEL SECURITY;
ALTER TABLE notices FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON notices USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, UPDATE, DELETE ON notices TO consign_app;
