-- What a keyword finds. A policy keeps LIKE from its trigram index (LIKE is not leakproof), so the words stand in a table
-- beside the consignments, and find_consignment_ids() asks it past its policy: it filters by tenant, organisation and
-- sites itself. Whoever reads the table otherwise stands behind the policy.
CREATE TABLE consignment_search (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  site_id uuid NOT NULL,
  search_text text NOT NULL,
  -- The digits of each number as it is dialled in the country.
  phones text[] NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE
);
CREATE INDEX consignment_search_by_site ON consignment_search (tenant_id, organisation_id, site_id);
CREATE INDEX consignment_search_words ON consignment_search USING gin (search_text extensions.gin_trgm_ops);
CREATE INDEX consignment_search_phones ON consignment_search USING gin (phones);

-- At most `most` consignments with all of the words and the phone number. Words are LIKE patterns, escaped; where there
-- is no phone the first two go to the index, so the first must have a trigram. A generic plan would not know how rare
-- they are.
CREATE FUNCTION find_consignment_ids(words text[], phone text, sites uuid[], most integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = extensions, public, pg_temp SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  organisation uuid := nullif(current_setting('app.organisation_id', true), '')::uuid;
BEGIN
  IF phone IS NOT NULL THEN
    RETURN QUERY SELECT s.consignment_id FROM consignment_search s
      WHERE s.tenant_id = tenant AND s.organisation_id = organisation AND s.site_id = ANY (sites)
        AND s.phones @> ARRAY[phone] AND s.search_text || '' LIKE ALL (words) LIMIT most;
  ELSE
    RETURN QUERY SELECT s.consignment_id FROM consignment_search s
      WHERE s.tenant_id = tenant AND s.organisation_id = organisation AND s.site_id = ANY (sites)
        AND s.search_text LIKE words[1] AND s.search_text LIKE coalesce(words[2], words[1])
        AND s.search_text || '' LIKE ALL (words[3:]) LIMIT most;
  END IF;
END $$;
