import type { Database } from '../database/database.js';
import { kowhaiScope } from './fixtures.js';
import { providerTest } from './provider-test.js';
import { runSql } from './run-sql.js';

export interface RaisedException {
  readonly reference: string;
  readonly consignmentId: string;
  readonly id: string;
  /** The provider's id of the event. */
  readonly eventId: string;
  /** Where an answer is sent. */
  readonly url: string;
}

let count = 0;

function placeReceiver(database: Database, reference: string, regionId: string): Promise<unknown> {
  const region = JSON.stringify({ id: regionId, name: 'Auckland' });
  return runSql(database)`
    update consignments set receiver = jsonb_set(receiver, '{address,region}', ${region}::jsonb)
      where tenant_id = ${kowhaiScope.tenantId} and reference = ${reference}`;
}

/** Tests of answers to exceptions that the provider reported. */
export const answerTest = providerTest
  .extend('readEvents', ({ load }) => async (reference: string) => {
    return (await load(reference)).statusHistory.flatMap(({ deliveryEvents }) => deliveryEvents);
  })
  /** Stores a consignment in transit with an exception that needs action. */
  .extend(
    'raise',
    ({ database, store, report, readEvents }) =>
      async (more: object = {}, regionId?: string): Promise<RaisedException> => {
        count += 1;
        const { reference, id: consignmentId } = await store('TRANSIT');
        if (regionId !== undefined) await placeReceiver(database, reference, regionId);
        const eventId = `raised-${count}`;
        const event = {
          eventId,
          reference,
          type: 'Exception',
          title: 'Receiver was closed',
          actionRequired: true,
        };
        await report([{ ...event, occurredAtDateTimeUtc: '2026-03-16T01:00:00.000Z', ...more }]);
        const id = (await readEvents(reference)).at(-1)?.id;
        if (id === undefined) throw new Error('No exception was raised');
        return {
          reference,
          consignmentId,
          id,
          eventId,
          url: `/api/v2/consignments/${reference}/delivery-events/${id}/answers`,
        };
      },
  );
