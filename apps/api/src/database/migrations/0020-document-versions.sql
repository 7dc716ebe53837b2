-- What a consignment said when its labels were printed last, and when a document was made of it: a digest of what the
-- document prints. Null: nothing was printed, or before this migration.
ALTER TABLE consignments ADD COLUMN printed_label_version text;
ALTER TABLE files ADD COLUMN document_version text;
