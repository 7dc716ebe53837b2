-- A file may belong to a consignment. One that was attached is for everybody who works for its site, and user_id is
-- empty; one that was made is for its user alone. Who attached and who removed is no reference: what somebody did
-- stays when they are gone.
ALTER TABLE files
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN consignment_id uuid,
  ADD COLUMN file_type_code text,
  ADD COLUMN notes text,
  ADD COLUMN thumbnail_key text,
  ADD COLUMN attached_by uuid,
  ADD COLUMN removed_by uuid,
  ADD COLUMN removed_at timestamptz,
  ADD FOREIGN KEY (tenant_id, organisation_id, consignment_id) REFERENCES consignments ON DELETE CASCADE,
  ADD CHECK (consignment_id IS NULL OR file_type_code IS NOT NULL),
  ADD CHECK (user_id IS NOT NULL OR (consignment_id IS NOT NULL AND attached_by IS NOT NULL));
CREATE INDEX files_of_consignment ON files (tenant_id, organisation_id, consignment_id, created_at)
  WHERE consignment_id IS NOT NULL;
GRANT UPDATE (removed_by, removed_at) ON files TO consign_app;
