-- A search folds every apostrophe to the plain one, so what it reads has that one alone (LIST-89).
-- The names that this makes come first: a search finds no row before its names.
INSERT INTO search_names (tenant_id, organisation_id, id, names)
  SELECT DISTINCT n.tenant_id, n.organisation_id, search_names_id(folded.names), folded.names FROM search_names n
    CROSS JOIN LATERAL (SELECT translate(n.names, '‘’ʻʼ', repeat(chr(39), 4)) AS names) folded
  WHERE n.names ~ '[‘’ʻʼ]' ON CONFLICT DO NOTHING;
UPDATE consignment_search SET search_text = translate(search_text, '‘’ʻʼ', repeat(chr(39), 4)) WHERE search_text ~ '[‘’ʻʼ]';

-- Last, because no call reads these tables from here to the end.
ALTER TABLE sites NO FORCE ROW LEVEL SECURITY;
ALTER TABLE products NO FORCE ROW LEVEL SECURITY;
ALTER TABLE places NO FORCE ROW LEVEL SECURITY;
ALTER TABLE known_receivers NO FORCE ROW LEVEL SECURITY;
UPDATE sites SET search_text = translate(search_text, '‘’ʻʼ', repeat(chr(39), 4)) WHERE search_text ~ '[‘’ʻʼ]';
UPDATE products SET code_text = translate(code_text, '‘’ʻʼ', repeat(chr(39), 4)),
  description_text = translate(description_text, '‘’ʻʼ', repeat(chr(39), 4))
  WHERE code_text || description_text ~ '[‘’ʻʼ]';
UPDATE places SET search_text = translate(search_text, '‘’ʻʼ', repeat(chr(39), 4)) WHERE search_text ~ '[‘’ʻʼ]';
UPDATE known_receivers SET search_text = translate(search_text, '‘’ʻʼ', repeat(chr(39), 4)) WHERE search_text ~ '[‘’ʻʼ]';
ALTER TABLE sites FORCE ROW LEVEL SECURITY;
ALTER TABLE products FORCE ROW LEVEL SECURITY;
ALTER TABLE places FORCE ROW LEVEL SECURITY;
ALTER TABLE known_receivers FORCE ROW LEVEL SECURITY;
