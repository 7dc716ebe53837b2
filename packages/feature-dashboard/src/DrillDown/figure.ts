import type { Difot, ExceptionCount, MoneyPoint, StatusCount } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import { formatDate } from '@consign/domain/dates';
import { type Cents, findCents, formatCents } from '@consign/domain/pricing';
import { filterStatuses } from '@consign/domain/reports';
import { statuses } from '@consign/domain/status';

import type { ReportPage } from '@consign/queries';

import type { Segment } from '../segments.js';

type CreatedSegment = Extract<Segment, { card: 'created' }>;
type DifotSegment = Extract<Segment, { card: 'difot' }>;
type ExceptionsSegment = Extract<Segment, { card: 'exceptions' }>;
type CostsSegment = Extract<Segment, { card: 'costs' }>;

/** The count of a segment on the Created card. */
export function findCreated({ statusCode }: CreatedSegment, counts: readonly StatusCount[]): number {
  return counts.find(({ status }) => status === statusCode)?.count ?? 0;
}

/** The count of a segment on the DIFOT card. */
export function findDifot({ serviceType, difotStatus }: DifotSegment, pies: readonly Difot[]): number {
  const pie = pies.find((each) => each.serviceType.code === serviceType);
  return (difotStatus === 'MISS' ? pie?.missCount : pie?.onTimeCount) ?? 0;
}

/** The count of a segment on the Exceptions card, under its filter (DASH-13). */
export function findExceptions(segment: ExceptionsSegment, kinds: readonly ExceptionCount[]): number {
  const kind = kinds.find(({ standardEventId }) => standardEventId === segment.standardEventId);
  const codes = new Set<string>(segment.statusCodes);
  const counted = (kind?.statuses ?? []).filter(
    ({ statusCode }) => codes.size === 0 || codes.has(statusCode),
  );
  return counted.reduce(
    (sum, { openCount, totalCount }) =>
      sum + (segment.exceptionStatus === 'OPEN' ? openCount : totalCount - openCount),
    0,
  );
}

/** The bar of a day on the Costs card, in either period. */
export function findCosts({ day }: CostsSegment, points: readonly MoneyPoint[]): Cents {
  for (const { date, current, previousDate, previous } of points) {
    if (date === day) return findCents(current) ?? 0;
    if (previousDate === day) return findCents(previous) ?? 0;
  }
  return 0;
}

/** What the rows of a segment come to, to compare with the card: the sum of a day's costs, else their number. */
export function findRowFigure(
  { card }: Segment,
  { rowCount, confirmedTotal = 0 }: Pick<ReportPage, 'rowCount' | 'confirmedTotal'>,
): number {
  return card === 'costs' ? (findCents(confirmedTotal) ?? 0) : rowCount;
}

/** A figure of the card as text. */
export function formatFigure({ card }: Segment, figure: number): string {
  return card === 'costs' ? formatCents(figure) : formatCount(figure);
}

/** The title of a segment, for example 'Miss · Overnight'. */
export function nameSegment(segment: Segment, nameService: (code: string) => string): string {
  switch (segment.card) {
    case 'created':
      return `Created · ${statuses[segment.statusCode].name}`;
    case 'difot':
      return `${segment.difotStatus === 'MISS' ? 'Miss' : 'On Time'} · ${nameService(segment.serviceType)}`;
    case 'exceptions': {
      const { exceptionStatus, title, statusCodes } = segment;
      const state = exceptionStatus === 'OPEN' ? 'Unresolved' : 'Resolved';
      const words = [state, title, nameGroup(statusCodes)];
      return words.filter((word) => word !== '').join(' · ');
    }
    case 'costs':
      return `Costs · ${formatDate(segment.day)}`;
  }
}

function nameGroup(codes: readonly string[]): string {
  if (codes.length === 0) return '';
  const isGroup = (group: 'Collection' | 'Delivery') => filterStatuses(group).join() === codes.join();
  return isGroup('Collection') ? 'Collection' : 'Delivery';
}
