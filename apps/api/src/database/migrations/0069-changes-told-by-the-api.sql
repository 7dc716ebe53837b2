-- Who reports a change notes the transaction too, once and not for each statement (apps/api/src/changes).
DROP TRIGGER note_change ON consignments;
DROP TRIGGER note_change ON status_history;
DROP TRIGGER note_change ON delivery_events;
DROP TRIGGER note_change ON line_items;
DROP TRIGGER note_change ON consignment_prices;
DROP FUNCTION note_change();
