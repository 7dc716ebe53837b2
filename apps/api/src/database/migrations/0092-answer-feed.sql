-- The second question that the provider's systems ask across their customers: what was answered after a cursor? The
-- tenant is the transaction's own, in the question and in the policies.
CREATE FUNCTION list_answers_after(cursor bigint, most integer)
RETURNS TABLE ("position" bigint, id uuid, reference text, event_id text, kind text, answer_day date, receiver jsonb,
  note text, state text, answered_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT a.position, a.id, c.reference, (SELECT p.event_id FROM provider_events p WHERE p.tenant_id = a.tenant_id
      AND p.organisation_id = a.organisation_id AND p.consignment_id = a.consignment_id
      AND p.delivery_event_id = a.delivery_event_id LIMIT 1),
    a.kind, a.answer_day, a.receiver, a.note, a.state, a.answered_at
  FROM exception_answers a
  JOIN consignments c ON c.tenant_id = a.tenant_id AND c.organisation_id = a.organisation_id AND c.id = a.consignment_id
  WHERE a.tenant_id = current_tenant() AND a.position > cursor
  ORDER BY a.position LIMIT most
$$;
CREATE POLICY to_report ON exception_answers FOR SELECT TO consign_search USING (tenant_id = (SELECT current_tenant()));
CREATE POLICY to_report ON provider_events FOR SELECT TO consign_search USING (tenant_id = (SELECT current_tenant()));
GRANT SELECT ON exception_answers TO consign_search;
GRANT SELECT (tenant_id, organisation_id, consignment_id, event_id, delivery_event_id) ON provider_events
  TO consign_search;
GRANT SELECT (id) ON consignments TO consign_search;
GRANT CREATE ON SCHEMA public TO consign_search;
ALTER FUNCTION list_answers_after(bigint, integer) OWNER TO consign_search;
REVOKE CREATE ON SCHEMA public FROM consign_search;
REVOKE ALL ON FUNCTION list_answers_after(bigint, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION list_answers_after(bigint, integer) TO consign_app;
