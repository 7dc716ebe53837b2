-- A file of a delivery comes from the provider: of an event, whether or not that is known yet.
ALTER TABLE files
  ADD COLUMN proof_kind text CHECK (proof_kind IN ('Photograph', 'Signature', 'Document')),
  ADD COLUMN proof_event_id text,
  -- Of the bytes, so that a file that is sent again is known.
  ADD COLUMN content_hash text,
  -- The subject of the machine's token.
  ADD COLUMN reported_by text,
  ADD CONSTRAINT files_from_provider CHECK (CASE WHEN proof_kind IS NULL
    THEN proof_event_id IS NULL AND content_hash IS NULL AND reported_by IS NULL
    ELSE proof_event_id IS NOT NULL AND content_hash IS NOT NULL AND reported_by IS NOT NULL
      AND consignment_id IS NOT NULL AND user_id IS NULL AND attached_by IS NULL AND removed_at IS NULL END),
  DROP CONSTRAINT files_check1,
  ADD CONSTRAINT files_of_somebody CHECK (user_id IS NOT NULL OR proof_kind IS NOT NULL
    OR (consignment_id IS NOT NULL AND attached_by IS NOT NULL));
CREATE UNIQUE INDEX proof_files ON files (tenant_id, organisation_id, consignment_id, proof_event_id, content_hash)
  WHERE proof_kind IS NOT NULL;
