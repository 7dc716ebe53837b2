-- What a user has typed into a form and not saved yet.
CREATE TABLE unsaved_work (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  key text NOT NULL,
  -- Of the job that takes it away.
  id uuid NOT NULL,
  content jsonb NOT NULL,
  revision bigint NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, user_id, key),
  FOREIGN KEY (tenant_id, organisation_id, user_id)
    REFERENCES users (tenant_id, organisation_id, id) ON DELETE CASCADE
);

ALTER TABLE unsaved_work ENABLE ROW LEVEL SECURITY;
ALTER TABLE unsaved_work FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON unsaved_work USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, UPDATE, DELETE ON unsaved_work TO consign_app;
