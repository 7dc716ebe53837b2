-- What customers answered to exceptions, and what the provider made of it (ANSW).
CREATE TABLE exception_answers (
  tenant_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  consignment_id uuid NOT NULL,
  id uuid NOT NULL,
  delivery_event_id uuid NOT NULL,
  -- Counts the answers of the tenant in the order of their commits: the cursor of the provider's feed.
  position bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('DeliverAgain', 'CorrectAddress', 'ReturnToSender', 'Dispose', 'FreeText')),
  answer_day date,
  receiver jsonb,
  note text,
  answered_at timestamptz NOT NULL,
  answered_by uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('WaitingForProvider', 'Accepted', 'Declined')),
  decided_at timestamptz,
  reason text,
  PRIMARY KEY (tenant_id, organisation_id, consignment_id, id),
  UNIQUE (tenant_id, position),
  FOREIGN KEY (tenant_id, organisation_id, consignment_id, delivery_event_id)
    REFERENCES delivery_events (tenant_id, organisation_id, consignment_id, id) ON DELETE CASCADE,
  CHECK ((kind = 'DeliverAgain') = (answer_day IS NOT NULL)),
  CHECK ((kind = 'CorrectAddress') = (receiver IS NOT NULL)),
  CHECK ((state = 'WaitingForProvider') = (decided_at IS NULL))
);
-- An event has one answer at a time.
CREATE UNIQUE INDEX exception_answers_open ON exception_answers
  (tenant_id, organisation_id, consignment_id, delivery_event_id) WHERE state <> 'Declined';
ALTER TABLE exception_answers ENABLE ROW LEVEL SECURITY;
ALTER TABLE exception_answers FORCE ROW LEVEL SECURITY;
CREATE POLICY own_organisation ON exception_answers USING (tenant_id = (SELECT current_tenant())
  AND organisation_id = (SELECT current_organisation()));
GRANT SELECT, INSERT, UPDATE (state, decided_at, reason) ON exception_answers TO consign_app;
