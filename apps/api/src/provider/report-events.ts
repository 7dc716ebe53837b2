import { ok } from '../http/contract/answers.js';
import { type ProviderContext, providerOperation } from '../http/contract/operation.js';
import { applyEvent, attemptReport, unknownReference } from './apply-event.js';
import { findOwners } from './provider-event-store.js';
import { parseInstant } from '../http/parse-instant.js';
import type { Outcome, ProviderEvent } from './decide-event.js';

/** Applies each event in its own transaction, so that one failure does not stop the others. */
export const reportEvents = providerOperation('reportEvents', async ({ body }, context) => {
  // The contract leaves these references as written, because the answer repeats them.
  const events = body.events.map((event) => ({ ...event, reference: event.reference.toUpperCase() }));
  const references = [...new Set(events.map(({ reference }) => reference))];
  const owners = await context.inTransaction((tx) => findOwners(tx, references));
  const outcomes = new Map<ProviderEvent, Outcome>();
  for (const event of sortByTime(events)) {
    const organisationId = owners.get(event.reference);
    outcomes.set(
      event,
      organisationId === undefined ? unknownReference : await attempt(context, organisationId, event),
    );
  }
  return ok({
    results: events.map((event, index) => ({
      eventId: event.eventId,
      reference: body.events[index]?.reference ?? event.reference,
      ...(outcomes.get(event) ?? unknownReference),
    })),
  });
});

/** Sorts by time of occurrence (PROV-02); events of the same instant keep the order in which they were sent. */
function sortByTime(events: readonly ProviderEvent[]): ProviderEvent[] {
  return events.toSorted((one, other) => occurredAt(one) - occurredAt(other));
}

const occurredAt = (event: ProviderEvent) => parseInstant(event.occurredAtDateTimeUtc).getTime();

async function attempt(
  context: ProviderContext,
  organisationId: string,
  event: ProviderEvent,
): Promise<Outcome> {
  const owner = { tenantId: context.tenant.id, organisationId };
  return attemptReport(event, () =>
    context.inOrganisation(organisationId, (tx) => applyEvent(tx, context, owner, event)),
  );
}
