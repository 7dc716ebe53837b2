import type { ConsignmentPage, DeliveryEvent } from '@consign/api-client/consignment';
import { buildConsignment } from '@consign/consignment-parts/testing/data';
import type { FakeResponses } from '@consign/queries/testing';
import { testId } from '@consign/session/testing';

import { buildPage, buildRow } from './report-rows.js';
import { attention, attentionCall } from './world.js';

export const waitingCall = 'POST /api/v2/consignments/search';
export const answerCall = 'POST /api/v2/consignments/{ref}/delivery-events/{eventId}/answers';

const raised: DeliveryEvent = {
  id: testId(400),
  deliveryEventTypeCode: 'EXCP',
  title: 'Receiver was closed',
  createdAtDateTimeUtc: '2026-11-20T02:00:00Z',
  actionRequired: true,
  resolvedTimestamp: null,
  answers: [],
};

/** `count` consignments that wait for an answer; one that was answered waits no longer. */
export function waitingAnswers(count: number): FakeResponses {
  const waiting = new Set(Array.from({ length: count }, (_, index) => buildRow(index + 1, 'TRANSIT')));
  const find = (path: string) => [...waiting].find(({ reference }) => path.split('/').includes(reference));
  return {
    [attentionCall]: () =>
      attention.map((each) => (each.kind === 'WAITING_FOR_YOU' ? { ...each, count: waiting.size } : each)),
    [waitingCall]: (): ConsignmentPage => buildPage([...waiting], { pageNumber: 1, pageSize: 25 }),
    'GET /api/v1/consignments/{ref}': ({ path }) =>
      buildConsignment(path.split('/').at(-1) ?? '', {
        statusHistory: [
          {
            code: 'TRANSIT',
            name: 'In Transit',
            statusDate: '2026-11-20T00:00:00Z',
            deliveryEvents: [raised],
          },
        ],
      }),
    [answerCall]: ({ path }) => {
      const answered = find(path);
      if (answered !== undefined) waiting.delete(answered);
      return {
        id: testId(410),
        kind: 'Dispose',
        day: null,
        receiver: null,
        note: null,
        state: 'WaitingForProvider',
        answeredAtDateTimeUtc: '2026-11-20T03:00:00Z',
        answeredBy: 'Mere Manager',
        decidedAtDateTimeUtc: null,
        reason: null,
      };
    },
  };
}
