-- Who is told each working morning by mail what needs attention (MAIL). A user without a row gets none.
CREATE TABLE morning_mails (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- In Pacific/Auckland.
  hour integer NOT NULL CHECK (hour BETWEEN 5 AND 11),
  -- Where the user opened the product last, for the links of the mail.
  origin text NOT NULL,
  -- The last time that a token of the user had the permission for what the mail says.
  permitted_at timestamptz NOT NULL,
  -- The job of the next mail, whose id is the mail's too.
  job_id uuid NOT NULL,
  sent_on date,
  PRIMARY KEY (tenant_id, organisation_id, user_id),
  FOREIGN KEY (tenant_id, organisation_id, user_id)
    REFERENCES users (tenant_id, organisation_id, id) ON DELETE CASCADE
);
ALTER TABLE morning_mails ENABLE ROW LEVEL SECURITY;
ALTER TABLE morning_mails FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON morning_mails USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, UPDATE, DELETE ON morning_mails TO consign_app;
