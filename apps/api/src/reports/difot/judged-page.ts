import type { DifotStatus } from '@consign/domain/reports';

import type { Tx } from '../../database/database.js';
import type { PageRequest } from '../report-request.js';
import { judgeDelivered, judgeOverdue } from './difot.js';
import { type DifotRequest, type PossibleRow, listPossible } from './difot-store.js';
import { estimateDays } from './estimates.js';

/** Rows to read beyond the page: some may turn out to have the other verdict, and a second read costs as much again. */
const SPARE = 1000;

const verdicts = { ONTIME: 'onTime', MISS: 'missed' } as const satisfies Record<DifotStatus, string>;

/** The ids of a page of the consignments with a verdict, in its order. Only rows that are read get an estimated due day. */
export async function findJudgedPage(
  tx: Tx,
  request: DifotRequest,
  verdict: DifotStatus,
  place: PageRequest,
  spare: number = SPARE,
): Promise<string[]> {
  const end = place.pageNumber * place.pageSize;
  for (let limit = end + spare; ; limit *= 4) {
    const possible = await listPossible(tx, request, verdict, place, limit);
    const found = await keepJudged(tx, request, verdict, possible);
    if (found.length >= end || possible.length < limit) return found.slice(end - place.pageSize, end);
  }
}

async function keepJudged(
  tx: Tx,
  request: DifotRequest,
  verdict: DifotStatus,
  possible: readonly PossibleRow[],
): Promise<string[]> {
  const keys = possible.flatMap(({ key }) => key ?? []);
  const days = (await estimateDays(tx, request.viewer.tenantId, keys)).values();
  return possible.flatMap(({ id, deliveredOn, isShort, key }) => {
    if (key === null) return [id];
    const dueOn = days.next().value ?? null;
    if (dueOn === null) return [];
    const judged =
      deliveredOn === null
        ? judgeOverdue(request, dueOn)
        : judgeDelivered({ day: deliveredOn, isShort }, dueOn);
    return judged === verdicts[verdict] ? [id] : [];
  });
}
