-- Roles, extension and the tables of a provider, its customers and their consignments.
-- tenant_id comes first in every key; organisation_id stands beside it where a customer owns the row.
DO $$ BEGIN CREATE ROLE consign_app NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
DO $$ BEGIN CREATE ROLE consign_search NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
-- Whoever migrates enters both roles. Where another owner made them for the whole server, that one has to grant them.
DO $$ BEGIN GRANT consign_app TO CURRENT_USER; EXCEPTION WHEN insufficient_privilege THEN NULL; END $$;
DO $$ BEGIN GRANT consign_search TO CURRENT_USER; EXCEPTION WHEN insufficient_privilege THEN NULL; END $$;
-- A function that runs with its owner's rights looks things up in this schema: nobody else may put any there.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
CREATE SCHEMA IF NOT EXISTS extensions;
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA extensions;
GRANT USAGE ON SCHEMA extensions TO consign_app, consign_search;

CREATE TABLE tenants (
  tenant_id uuid NOT NULL PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  external_id text NOT NULL UNIQUE,
  reference_prefix text NOT NULL,
  record jsonb NOT NULL
);
CREATE TABLE tenant_hosts (
  tenant_id uuid NOT NULL REFERENCES tenants,
  host text NOT NULL,
  PRIMARY KEY (tenant_id, host)
);
CREATE UNIQUE INDEX tenant_hosts_host ON tenant_hosts (host);
CREATE TABLE feature_flags (
  tenant_id uuid NOT NULL REFERENCES tenants,
  flag_name text NOT NULL,
  value jsonb NOT NULL,
  PRIMARY KEY (tenant_id, flag_name)
);
CREATE TABLE regions (
  tenant_id uuid NOT NULL REFERENCES tenants,
  id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE TABLE organisations (
  tenant_id uuid NOT NULL REFERENCES tenants,
  id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE TABLE service_types (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, code),
  FOREIGN KEY (tenant_id, organisation_id) REFERENCES organisations
);
CREATE TABLE service_type_settings (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  service_type_code text NOT NULL,
  setting_key text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, service_type_code, setting_key),
  FOREIGN KEY (tenant_id, organisation_id, service_type_code) REFERENCES service_types
);
CREATE TABLE accounts (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  id uuid NOT NULL,
  code text NOT NULL,
  description text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (tenant_id, organisation_id, id),
  UNIQUE (tenant_id, organisation_id, code),
  FOREIGN KEY (tenant_id, organisation_id) REFERENCES organisations
);
CREATE TABLE packaging_types (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  default_volume_steps integer,
  default_weight_steps integer,
  position integer NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, code),
  FOREIGN KEY (tenant_id, organisation_id) REFERENCES organisations
);
CREATE TABLE hire_units (
  tenant_id uuid NOT NULL REFERENCES tenants,
  provider_code text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (tenant_id, provider_code, code)
);
-- A site is also the participant that stands for it: participant_id, its contact and its address.
CREATE TABLE sites (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  id uuid NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  is_hub boolean NOT NULL DEFAULT false,
  default_account_id uuid,
  participant_id uuid NOT NULL,
  full_name text NOT NULL,
  phone text,
  email text,
  address jsonb NOT NULL,
  -- Folded, the name first: what a site is found by, and what a list of them is sorted by.
  search_text text NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, id),
  UNIQUE (tenant_id, organisation_id, code),
  UNIQUE (tenant_id, organisation_id, participant_id),
  FOREIGN KEY (tenant_id, organisation_id) REFERENCES organisations,
  FOREIGN KEY (tenant_id, organisation_id, default_account_id) REFERENCES accounts
);
CREATE TABLE users (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  charge_site_id uuid,
  origin_site_id uuid,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, organisation_id, id),
  UNIQUE (tenant_id, issuer, subject),
  FOREIGN KEY (tenant_id, organisation_id) REFERENCES organisations,
  FOREIGN KEY (tenant_id, organisation_id, charge_site_id) REFERENCES sites,
  FOREIGN KEY (tenant_id, organisation_id, origin_site_id) REFERENCES sites
);
CREATE TABLE user_sites (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  site_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, user_id, site_id),
  FOREIGN KEY (tenant_id, organisation_id, user_id)
    REFERENCES users (tenant_id, organisation_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, organisation_id, site_id) REFERENCES sites
);
CREATE TABLE reference_counters (
  tenant_id uuid NOT NULL REFERENCES tenants,
  series text NOT NULL,
  last_value bigint NOT NULL,
  PRIMARY KEY (tenant_id, series)
);
-- Participants are snapshots (jsonb): what a consignment says does not change when a site moves.
CREATE TABLE consignments (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  id uuid NOT NULL,
  reference text NOT NULL,
  charge_site_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  status_code text NOT NULL,
  status_at timestamptz NOT NULL,
  service_type_code text NOT NULL,
  account_id uuid NOT NULL,
  sender jsonb NOT NULL,
  receiver jsonb NOT NULL,
  sender_reference text,
  receiver_reference text,
  sales_reference text,
  notes text,
  receiver_notes text,
  requested_pickup_at timestamptz,
  requested_delivery_at timestamptz,
  confirmed_delivery_at timestamptz,
  tags jsonb NOT NULL DEFAULT '[]',
  hireage jsonb NOT NULL DEFAULT '[]',
  flags jsonb NOT NULL DEFAULT '[]',
  tracking_url text,
  has_exception boolean NOT NULL DEFAULT false,
  has_unresolved_notes boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tenant_id, organisation_id, id),
  UNIQUE (tenant_id, reference),
  FOREIGN KEY (tenant_id, organisation_id, charge_site_id) REFERENCES sites,
  FOREIGN KEY (tenant_id, organisation_id, account_id) REFERENCES accounts
);
-- A list is read site by site in the order of one of its dates, and counted; what it may be narrowed to or sorted by
-- stands in the index too, so that neither fetches a row.
CREATE INDEX consignments_by_site_created ON consignments
  (tenant_id, organisation_id, charge_site_id, created_at, id) INCLUDE (status_code, status_at, requested_delivery_at);
CREATE INDEX consignments_by_site_delivery ON consignments
  (tenant_id, organisation_id, charge_site_id, requested_delivery_at, id) INCLUDE (status_code, status_at, created_at);
CREATE INDEX consignments_by_site_confirmed ON consignments
  (tenant_id, organisation_id, charge_site_id, confirmed_delivery_at, id)
  INCLUDE (status_code, status_at, created_at, requested_delivery_at) WHERE confirmed_delivery_at IS NOT NULL;

CREATE TABLE status_history (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  position integer NOT NULL,
  status_code text NOT NULL,
  status_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id, position),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE
);
CREATE TABLE delivery_events (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  id uuid NOT NULL,
  status_position integer NOT NULL,
  event_type text NOT NULL CHECK (event_type IN ('EXCP', 'INFO')),
  standard_event_code text,
  title text NOT NULL,
  created_at timestamptz NOT NULL,
  action_required boolean NOT NULL DEFAULT false,
  resolved_at timestamptz,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id, id),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id, status_position)
    REFERENCES status_history (tenant_id, organisation_id, consignment_id, position) ON DELETE CASCADE
);
-- Measures are whole steps: 0.0001 m³, 0.01 kg, 0.01 m.
CREATE TABLE line_items (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  item_count integer NOT NULL,
  packaging_type_code text NOT NULL,
  description text,
  length_steps integer,
  width_steps integer,
  height_steps integer,
  volume_steps integer NOT NULL,
  weight_steps integer NOT NULL,
  dangerous_goods jsonb,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id, id),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE
);
CREATE TABLE idempotency_keys (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  operation_id text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, user_id, operation_id, key),
  FOREIGN KEY (tenant_id, organisation_id, user_id)
    REFERENCES users (tenant_id, organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (tenant_id, organisation_id, user_id, created_at);
