-- Where a freight provider's own system hears that there are answers to read (ANSW-14).
CREATE TABLE provider_webhooks (
  tenant_id uuid PRIMARY KEY REFERENCES tenants,
  url text NOT NULL,
  secret text NOT NULL
);
ALTER TABLE provider_webhooks ENABLE ROW LEVEL SECURITY;
ALTER TABLE provider_webhooks FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON provider_webhooks USING (tenant_id = (SELECT current_tenant()));
GRANT SELECT ON provider_webhooks TO consign_app;
