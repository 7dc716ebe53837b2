-- What a keyword finds. A policy keeps LIKE from its trigram index (LIKE is not leakproof), so the words stand in a table
-- beside the consignments that only find_consignment_ids() reads: it filters by tenant, organisation and sites itself.
CREATE TABLE consignment_search (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  site_id uuid NOT NULL,
  search_text text NOT NULL,
  phone_digits text NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE
);
CREATE INDEX consignment_search_words ON consignment_search USING gin (search_text extensions.gin_trgm_ops);
CREATE INDEX consignment_search_phones ON consignment_search USING gin (phone_digits extensions.gin_trgm_ops);

-- `word` is the longest pattern, for the index; `others` are checked on what it finds. Both are LIKE patterns, escaped.
CREATE FUNCTION find_consignment_ids(word text, others text[], phone text, sites uuid[]) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = extensions, public, pg_temp AS $$
DECLARE
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  organisation uuid := nullif(current_setting('app.organisation_id', true), '')::uuid;
BEGIN
  IF tenant IS NULL OR organisation IS NULL THEN
    RETURN;
  ELSIF phone IS NOT NULL THEN
    RETURN QUERY SELECT s.consignment_id FROM consignment_search s
      WHERE s.tenant_id = tenant AND s.organisation_id = organisation AND s.site_id = ANY (sites)
        AND s.phone_digits LIKE phone AND (word IS NULL OR s.search_text LIKE word) AND s.search_text LIKE ALL (others);
  ELSIF length(word) < 5 THEN
    -- A term of one or two characters has no trigram: the concatenation keeps the planner from scanning the whole index.
    RETURN QUERY SELECT s.consignment_id FROM consignment_search s
      WHERE s.tenant_id = tenant AND s.organisation_id = organisation AND s.site_id = ANY (sites)
        AND s.search_text || '' LIKE word AND s.search_text || '' LIKE ALL (others);
  ELSE
    RETURN QUERY SELECT s.consignment_id FROM consignment_search s
      WHERE s.tenant_id = tenant AND s.organisation_id = organisation AND s.site_id = ANY (sites)
        AND s.search_text LIKE word AND s.search_text || '' LIKE ALL (others);
  END IF;
END $$;
