-- A user's searches with a name. The id is the caller's own, so it counts for this user alone.
CREATE TABLE saved_views (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  -- The name as it is told apart: in small letters.
  name_key text NOT NULL,
  query text NOT NULL,
  is_default boolean NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, user_id, id),
  UNIQUE (tenant_id, organisation_id, user_id, name_key),
  FOREIGN KEY (tenant_id, organisation_id, user_id)
    REFERENCES users (tenant_id, organisation_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_views_default ON saved_views (tenant_id, organisation_id, user_id) WHERE is_default;

ALTER TABLE saved_views ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_views FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON saved_views USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_views TO consign_app;
