-- The names of sender and receiver once for all consignments of a customer that have them: a word of a name is looked for
-- in these few rows, and its consignments are counted in an index. No foreign key: it would lock the row of a name that
-- the consignments of a whole day share.
CREATE TABLE search_names (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  id uuid NOT NULL,
  names text NOT NULL,
  PRIMARY KEY (tenant_id, organisation_id, id)
);
CREATE FUNCTION search_names_id(names text) RETURNS uuid LANGUAGE sql IMMUTABLE
  RETURN encode(substring(sha256(convert_to(names, 'UTF8')) FOR 16), 'hex')::uuid;
CREATE INDEX search_names_words ON search_names USING gin (names extensions.gin_trgm_ops);
ALTER TABLE search_names ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON search_names USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, DELETE ON search_names TO consign_app;

-- The names whose words are all among these. Words are LIKE patterns as below; the first has a trigram.
CREATE FUNCTION find_search_names(words text[]) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = extensions, public, pg_temp SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  RETURN QUERY SELECT n.id FROM search_names n
    WHERE n.tenant_id = current_tenant() AND n.organisation_id = current_organisation()
      AND n.names LIKE words[1] AND n.names || '' LIKE ALL (words[2:]);
END $$;

-- As before (0002), but a word is looked for in the names and in the rest of the text, each with its own index.
CREATE OR REPLACE FUNCTION find_consignment_ids(words text[], phone text, sites uuid[], most integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = extensions, public, pg_temp SET plan_cache_mode = force_custom_plan SET enable_seqscan = off AS $$
DECLARE
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  organisation uuid := nullif(current_setting('app.organisation_id', true), '')::uuid;
  first_names uuid[];
  second_names uuid[];
BEGIN
  IF phone IS NOT NULL THEN
    RETURN QUERY SELECT s.consignment_id FROM consignment_search s
      WHERE s.tenant_id = tenant AND s.organisation_id = organisation AND s.site_id = ANY (sites)
        AND s.phones @> ARRAY[phone] AND s.search_text || '' LIKE ALL (words) LIMIT most;
  ELSE
    first_names := ARRAY(SELECT find_search_names(words[1:1]));
    second_names := CASE WHEN cardinality(words) > 1 THEN ARRAY(SELECT find_search_names(words[2:2])) ELSE first_names END;
    RETURN QUERY SELECT s.consignment_id FROM consignment_search s
      WHERE s.tenant_id = tenant AND s.organisation_id = organisation AND s.site_id = ANY (sites)
        AND (substr(s.search_text, position(E'\n' IN s.search_text) + 1) LIKE words[1] OR s.names_id = ANY (first_names))
        AND (substr(s.search_text, position(E'\n' IN s.search_text) + 1) LIKE coalesce(words[2], words[1])
          OR s.names_id = ANY (second_names))
        AND s.search_text || '' LIKE ALL (words[3:]) LIMIT most;
  END IF;
END $$;

-- At most `most` consignments with all of up to three words, each with a trigram, whose names alone do not have them all.
CREATE FUNCTION find_consignments_beside_names(words text[], sites uuid[], most integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = extensions, public, pg_temp SET plan_cache_mode = force_custom_plan SET enable_seqscan = off AS $$
DECLARE
  tenant uuid := current_tenant();
  organisation uuid := current_organisation();
  whole uuid[] := ARRAY(SELECT find_search_names(words));
BEGIN
  RETURN QUERY SELECT s.consignment_id FROM consignment_search s
    WHERE s.tenant_id = tenant AND s.organisation_id = organisation AND s.site_id = ANY (sites)
      AND (substr(s.search_text, position(E'\n' IN s.search_text) + 1) LIKE words[1]
        OR substr(s.search_text, position(E'\n' IN s.search_text) + 1) LIKE coalesce(words[2], words[1])
        OR substr(s.search_text, position(E'\n' IN s.search_text) + 1) LIKE coalesce(words[3], words[1]))
      AND s.search_text || '' LIKE ALL (words) AND (s.names_id = ANY (whole)) IS NOT TRUE LIMIT most;
END $$;

GRANT CREATE ON SCHEMA public TO consign_search;
ALTER TABLE search_names OWNER TO consign_search;
ALTER FUNCTION find_search_names(text[]) OWNER TO consign_search;
ALTER FUNCTION find_consignments_beside_names(text[], uuid[], integer) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION find_search_names(text[]), find_consignments_beside_names(text[], uuid[], integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_search_names(text[]), find_consignments_beside_names(text[], uuid[], integer) TO consign_app;

-- A text begins with its names and a line break. One without a break is whole as it is, such as one that a process of the
-- release before writes, and one whose names fold otherwise here. The indexes are made again behind the rows.
DROP INDEX consignment_search_by_site, consignment_search_words, consignment_search_phones;
ALTER TABLE consignments NO FORCE ROW LEVEL SECURITY;
UPDATE consignment_search s SET search_text = n.names || E'\n' || lower(c.reference)
    || substr(s.search_text, char_length(c.reference || ' ' || n.names) + 1)
  FROM consignments c CROSS JOIN LATERAL (SELECT lower(regexp_replace(normalize(concat_ws(' ',
    nullif(c.sender ->> 'fullName', ''), nullif(c.receiver ->> 'fullName', '')), NFD), '[\u0300-\u036f]', '', 'g')) AS names) n
  WHERE c.tenant_id = s.tenant_id AND c.organisation_id = s.organisation_id AND c.id = s.consignment_id
    AND starts_with(s.search_text || ' ', lower(c.reference) || ' ' || n.names || ' ');
ALTER TABLE consignments FORCE ROW LEVEL SECURITY;
ALTER TABLE consignment_search ADD COLUMN IF NOT EXISTS names_id uuid GENERATED ALWAYS AS (
  CASE WHEN position(E'\n' IN search_text) > 0 THEN search_names_id(split_part(search_text, E'\n', 1)) END) STORED;
INSERT INTO search_names (tenant_id, organisation_id, id, names)
  SELECT DISTINCT tenant_id, organisation_id, names_id, split_part(search_text, E'\n', 1) FROM consignment_search
  WHERE names_id IS NOT NULL ON CONFLICT DO NOTHING;
CREATE INDEX IF NOT EXISTS consignment_search_by_site ON consignment_search (tenant_id, organisation_id, site_id, created_at);
CREATE INDEX IF NOT EXISTS consignment_search_by_names ON consignment_search
  (tenant_id, organisation_id, names_id, created_at, consignment_id) INCLUDE (site_id);
CREATE INDEX IF NOT EXISTS consignment_search_words ON consignment_search
  USING gin (substr(search_text, position(E'\n' IN search_text) + 1) extensions.gin_trgm_ops);
CREATE INDEX IF NOT EXISTS consignment_search_phones ON consignment_search USING gin (phones);
