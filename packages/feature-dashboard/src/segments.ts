import type { ExceptionCount } from '@consign/api-client/consignment';
import { findDay, type Day, type DayRange } from '@consign/domain/dates';
import {
  difotStatuses,
  filterStatuses,
  previousPeriod,
  type DifotStatus,
  type ExceptionFilter,
  type ExceptionState,
} from '@consign/domain/reports';
import { isStatusCode, type StatusCode } from '@consign/domain/status';

/** The part of a chart that the drill-down lists the consignments of (DASH-16). */
export type Segment =
  | { readonly card: 'created'; readonly statusCode: StatusCode }
  | {
      readonly card: 'difot';
      /** The code. */
      readonly serviceType: string;
      readonly difotStatus: DifotStatus;
    }
  | {
      readonly card: 'exceptions';
      readonly standardEventId: string;
      /** Of the kind; empty until the card's figures have loaded. */
      readonly title: string;
      readonly exceptionStatus: ExceptionState;
      /** Empty for all. */
      readonly statusCodes: readonly StatusCode[];
    }
  | {
      readonly card: 'costs';
      /** Of staging, in the period or the previous one. */
      readonly day: Day;
    };

/** The drill-down in the URL: the segment, and whatever the dialog adds. Names are without their prefix. */
export type Drill = Readonly<Record<string, string>>;

const exceptionStates: readonly ExceptionState[] = ['OPEN', 'CLOSED'];

export function writeSegment(segment: Segment): Drill {
  switch (segment.card) {
    case 'created':
      return { card: segment.card, status: segment.statusCode };
    case 'difot':
      return { card: segment.card, serviceType: segment.serviceType, status: segment.difotStatus };
    case 'exceptions':
      return { card: segment.card, kind: segment.standardEventId, status: segment.exceptionStatus };
    case 'costs':
      return { card: segment.card, day: segment.day };
  }
}

interface Loaded {
  readonly days: DayRange;
  readonly exceptions: ExceptionFilter;
  /** The kinds of exception, for their titles. */
  readonly kinds: readonly Pick<ExceptionCount, 'standardEventId' | 'title'>[];
}

/** The segment of a link; null if it can't be parsed. */
export function parseSegment(drill: Drill | null, { days, exceptions, kinds }: Loaded): Segment | null {
  const { card, status = '', serviceType = '', kind = '' } = drill ?? {};
  if (card === 'created') return isStatusCode(status) ? { card, statusCode: status } : null;
  if (card === 'difot') {
    const difotStatus = difotStatuses.find((known) => known === status);
    return difotStatus === undefined || serviceType === '' ? null : { card, serviceType, difotStatus };
  }
  if (card === 'costs') {
    const day = findDay(drill?.['day'] ?? null);
    const { from } = previousPeriod(days);
    return day === null || day < from || day > days.to ? null : { card, day };
  }
  const exceptionStatus = exceptionStates.find((known) => known === status);
  if (card !== 'exceptions' || exceptionStatus === undefined || kind === '') return null;
  return {
    card,
    standardEventId: kind,
    title: kinds.find(({ standardEventId }) => standardEventId === kind)?.title ?? '',
    exceptionStatus,
    statusCodes: exceptions === 'All' ? [] : filterStatuses(exceptions),
  };
}
