-- Who reports a change writes the messages of webhooks too (apps/api/src/changes).
DROP TRIGGER tell_webhooks ON status_history;
DROP TRIGGER tell_webhooks ON delivery_events;
DROP FUNCTION tell_webhooks_of_status(), tell_webhooks_of_exception(),
  webhook_message(text, timestamptz, text, uuid, text, text, text);
