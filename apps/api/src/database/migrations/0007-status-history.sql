-- Who asked for a status (nobody: the provider), when that was written beside the moment asked for, and why. The user
-- is no reference: what somebody did stays when they are gone.
ALTER TABLE status_history
  ADD COLUMN user_id uuid,
  ADD COLUMN recorded_at timestamptz,
  ADD COLUMN reason text;
