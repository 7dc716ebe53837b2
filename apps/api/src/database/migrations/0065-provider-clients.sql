-- Which machine clients of the freight provider may report events. A token that says so isn't enough: it is the operator
-- who adds a client here.
CREATE TABLE provider_clients (
  tenant_id uuid NOT NULL REFERENCES tenants,
  subject text NOT NULL CHECK (subject <> ''),
  -- Null for one that an earlier release let in: the issuer of the tenant.
  issuer text,
  name text NOT NULL CHECK (name <> ''),
  is_active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (tenant_id, subject)
);
ALTER TABLE provider_clients ENABLE ROW LEVEL SECURITY;
ALTER TABLE provider_clients FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON provider_clients USING (tenant_id = (SELECT current_tenant()));
GRANT SELECT ON provider_clients TO consign_app;

-- Those that reported in the last 90 days go on, so that an upgrade refuses no event. A customer's client does not.
ALTER TABLE provider_clients NO FORCE ROW LEVEL SECURITY;
ALTER TABLE provider_events NO FORCE ROW LEVEL SECURITY;
ALTER TABLE users NO FORCE ROW LEVEL SECURITY;
INSERT INTO provider_clients (tenant_id, subject, name)
  SELECT DISTINCT e.tenant_id, e.reported_by, e.reported_by FROM provider_events e
  WHERE e.received_at > now() - interval '90 days' AND e.reported_by <> ''
    AND NOT EXISTS (SELECT FROM users u WHERE u.tenant_id = e.tenant_id AND u.subject = e.reported_by);
ALTER TABLE users FORCE ROW LEVEL SECURITY;
ALTER TABLE provider_events FORCE ROW LEVEL SECURITY;
ALTER TABLE provider_clients FORCE ROW LEVEL SECURITY;
