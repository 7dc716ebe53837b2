-- What a consignment said when its note was printed last, as printed_label_version says for its labels (DOCS-43).
ALTER TABLE consignments ADD COLUMN printed_note_version text;
