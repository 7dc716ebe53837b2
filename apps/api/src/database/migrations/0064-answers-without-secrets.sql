-- Answers that earlier releases stored for repeated calls have no secret of a webhook any more.
ALTER TABLE idempotency_keys NO FORCE ROW LEVEL SECURITY;
UPDATE idempotency_keys SET answer = jsonb_set(answer, '{body}', (answer -> 'body') || jsonb_build_object(
    'secret', NULL, 'secretNote', 'The secret is not shown again. Replace it if you do not have it.'))
  WHERE operation_id = 'createWebhook' AND answer -> 'body' ? 'secret';
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
