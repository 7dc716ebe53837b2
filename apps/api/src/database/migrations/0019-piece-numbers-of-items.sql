-- A serial belongs to a freight item and to the number of a piece in it, and is assigned once. It outlives the item, so
-- that a printed label still finds its consignment. Without an item: pieces that were gone before this migration.
ALTER TABLE piece_numbers ADD COLUMN item_id uuid;
ALTER TABLE piece_numbers DROP CONSTRAINT piece_numbers_pkey;
ALTER TABLE piece_numbers NO FORCE ROW LEVEL SECURITY;
ALTER TABLE line_items NO FORCE ROW LEVEL SECURITY;
WITH counted AS (
  DELETE FROM piece_numbers
  RETURNING *, first_piece + piece_count - 1 AS last_piece
), items AS (
  SELECT tenant_id, organisation_id, consignment_id, id, sum(item_count) OVER before - item_count + 1 AS first_piece,
    sum(item_count) OVER before AS last_piece
  FROM line_items WINDOW before AS (PARTITION BY tenant_id, organisation_id, consignment_id ORDER BY position, id)
), totals AS (
  SELECT tenant_id, organisation_id, consignment_id, sum(item_count) AS last_piece
  FROM line_items GROUP BY tenant_id, organisation_id, consignment_id
), moved AS (
  SELECT p.tenant_id, p.organisation_id, p.consignment_id, i.id AS item_id, p.first_piece AS old_piece, p.first_serial,
    i.first_piece - 1 AS before, greatest(p.first_piece, i.first_piece) AS first_piece,
    least(p.last_piece, i.last_piece) AS last_piece
  FROM counted p JOIN items i ON i.tenant_id = p.tenant_id AND i.organisation_id = p.organisation_id
    AND i.consignment_id = p.consignment_id AND i.first_piece <= p.last_piece AND i.last_piece >= p.first_piece
  UNION ALL
  SELECT p.tenant_id, p.organisation_id, p.consignment_id, NULL, p.first_piece, p.first_serial,
    0, greatest(p.first_piece, coalesce(t.last_piece, 0) + 1), p.last_piece
  FROM counted p LEFT JOIN totals t ON t.tenant_id = p.tenant_id AND t.organisation_id = p.organisation_id
    AND t.consignment_id = p.consignment_id
  WHERE p.last_piece > coalesce(t.last_piece, 0)
)
INSERT INTO piece_numbers (tenant_id, organisation_id, consignment_id, item_id, first_piece, first_serial, piece_count)
SELECT tenant_id, organisation_id, consignment_id, item_id, first_piece - before,
  first_serial + first_piece - old_piece, last_piece - first_piece + 1
FROM moved;
ALTER TABLE piece_numbers FORCE ROW LEVEL SECURITY;
ALTER TABLE line_items FORCE ROW LEVEL SECURITY;
ALTER TABLE piece_numbers ADD PRIMARY KEY (tenant_id, organisation_id, consignment_id, first_serial);
ALTER TABLE piece_numbers ADD UNIQUE (tenant_id, organisation_id, consignment_id, item_id, first_piece);
