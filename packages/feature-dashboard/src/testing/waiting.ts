import type { ConsignmentPage } from '@consign/api-client/consignment';
import {
  buildAnswer,
  buildConsignment,
  buildException,
  buildStatus,
} from '@consign/consignment-parts/testing/data';
import type { FakeResponses } from '@consign/queries/testing';

import { buildPage, buildRow } from './report-rows.js';
import { attention, attentionCall } from './world.js';

export const waitingCall = 'POST /api/v2/consignments/search';
export const answerCall = 'POST /api/v2/consignments/{ref}/delivery-events/{eventId}/answers';

/** `count` consignments that wait for an answer; one that was answered waits no longer. */
export function waitingAnswers(count: number): FakeResponses {
  const waiting = new Set(Array.from({ length: count }, (_, index) => buildRow(index + 1, 'TRANSIT')));
  const find = (path: string) => [...waiting].find(({ reference }) => path.split('/').includes(reference));
  return {
    [attentionCall]: () =>
      attention.map((each) => (each.kind === 'WAITING_FOR_YOU' ? { ...each, count: waiting.size } : each)),
    [waitingCall]: (): ConsignmentPage => buildPage([...waiting], { body: { pageNumber: 1, pageSize: 25 } }),
    'GET /api/v1/consignments/{ref}': ({ path }) =>
      buildConsignment(path.split('/').at(-1) ?? '', {
        statusHistory: [buildStatus('TRANSIT', [buildException()])],
      }),
    [answerCall]: ({ path }) => {
      const answered = find(path);
      if (answered !== undefined) waiting.delete(answered);
      return buildAnswer({ kind: 'Dispose', day: null });
    },
  };
}
