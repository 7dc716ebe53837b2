import { ok } from '../http/contract/answers.js';
import { type ProviderContext, providerOperation } from '../http/contract/operation.js';
import { findOwnersOf } from './provider-event-store.js';
import { refusedByData, waitedTooLong } from '../database/failures.js';
import { parseInstant } from '../http/parse-instant.js';
import { type Outcome, type ProviderEvent, applyEvent, refused, unknownReference } from './apply-event.js';

/** Each event in a transaction of its own: what keeps one from being applied keeps no other. */
export const reportEvents = providerOperation('consignment', 'reportEvents', async ({ body }, context) => {
  const references = [...new Set(body.events.map(({ reference }) => reference.toUpperCase()))];
  const owners = await context.inTransaction((tx) => findOwnersOf(tx, references));
  const outcomes = new Map<ProviderEvent, Outcome>();
  for (const event of inOrder(body.events)) {
    const organisationId = owners.get(event.reference.toUpperCase());
    outcomes.set(
      event,
      organisationId === undefined ? unknownReference : await attempt(context, organisationId, event),
    );
  }
  return ok({
    results: body.events.map((event) => ({
      eventId: event.eventId,
      reference: event.reference,
      ...(outcomes.get(event) ?? unknownReference),
    })),
  });
});

/** As they happened (PROV-02); at one moment, as they were sent. */
function inOrder(events: readonly ProviderEvent[]): ProviderEvent[] {
  return events.toSorted((one, other) => timeOf(one) - timeOf(other));
}

const timeOf = (event: ProviderEvent) => parseInstant(event.occurredAtDateTimeUtc).getTime();

async function attempt(
  context: ProviderContext,
  organisationId: string,
  event: ProviderEvent,
): Promise<Outcome> {
  const owner = { tenantId: context.tenant.id, organisationId };
  try {
    return await context.inOrganisation(organisationId, (tx) => applyEvent(tx, context, owner, event));
  } catch (error) {
    if (waitedTooLong(error)) return { outcome: 'Busy', message: null, problemId: null };
    if (refusedByData(error)) return refused('PROV-02', 'This event cannot be kept');
    throw error;
  }
}
