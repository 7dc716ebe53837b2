-- Of a word that many have, the planner expects the first thousand at the beginning of the table; where those rows are
-- another customer's, it would read them all. The index by site has this customer's own.
ALTER FUNCTION find_consignment_ids(text[], text, uuid[], integer) SET enable_seqscan = off;
