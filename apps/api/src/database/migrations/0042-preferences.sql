-- What a user prefers; a user without a row has the defaults.
CREATE TABLE user_preferences (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  print_on_pickup boolean NOT NULL,
  label_format text NOT NULL CHECK (label_format IN ('PDF', 'ZPL')),
  undo_seconds integer NOT NULL CHECK (undo_seconds BETWEEN 5 AND 60),
  letter_keys boolean NOT NULL,
  sort_option text,
  sort_direction text CHECK (sort_direction IN ('asc', 'desc')),
  PRIMARY KEY (tenant_id, organisation_id, user_id),
  FOREIGN KEY (tenant_id, organisation_id, user_id)
    REFERENCES users (tenant_id, organisation_id, id) ON DELETE CASCADE,
  CHECK ((sort_option IS NULL) = (sort_direction IS NULL))
);

ALTER TABLE user_preferences ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_preferences FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON user_preferences USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, UPDATE, DELETE ON user_preferences TO consign_app;
