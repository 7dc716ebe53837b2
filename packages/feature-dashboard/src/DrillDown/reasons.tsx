import type { ConsignmentExtra } from '@consign/consignment-parts/table';
import type { ReportRow } from '@consign/queries';
import type { DifotVerdict } from '@consign/api-client/consignment';
import type { ReactNode } from 'react';
import { formatDate, type Day } from '@consign/domain/dates';
import { maxDaysLate } from '@consign/domain/reports';
import { formatDeliveredPieces } from '@consign/domain/status';
import { typography } from '@consign/ui';

import type { Segment } from '../segments.js';
import classes from './DrillDown.module.css';
import { ExceptionRaised, ExceptionState, ExceptionsList, ExceptionTitle } from './Exceptions.js';

/** The columns of DIFOT: which date a delivery was held against, and by how much it missed. */
const difotReasons: ConsignmentExtra<ReportRow> = {
  columns: [
    {
      id: 'difot',
      header: 'Due and delivered',
      width: 280,
      cell: (row) => <Verdict row={row} />,
    },
  ],
  card: (row) => <Verdict row={row} />,
};

function exceptionReasons(now: Date): ConsignmentExtra<ReportRow> {
  return {
    columns: [
      {
        id: 'exception',
        header: 'Exception',
        width: 190,
        cell: ({ exceptions = [] }) => <ExceptionTitle exceptions={exceptions} now={now} />,
      },
      {
        id: 'raised',
        header: 'Raised',
        width: 160,
        cell: ({ exceptions = [] }) => <ExceptionRaised exceptions={exceptions} now={now} />,
      },
      {
        id: 'resolved',
        header: 'Resolved',
        width: 160,
        cell: ({ exceptions = [] }) => <ExceptionState exceptions={exceptions} />,
      },
    ],
    card: ({ exceptions = [] }) => <ExceptionsList exceptions={exceptions} now={now} />,
  };
}

/** The columns of a segment's rows beside the list's own. */
export function findReasons(card: Segment['card'], now: Date): ConsignmentExtra<ReportRow> | undefined {
  if (card === 'difot') return difotReasons;
  return card === 'exceptions' ? exceptionReasons(now) : undefined;
}

/** Why a delivery is on time or a miss (DASH-25), as one sentence on two lines. */
function Verdict({ row }: { readonly row: ReportRow }): ReactNode {
  const { difot: verdict } = row;
  if (verdict === undefined) return null;
  const miss = describeMiss(verdict, row);
  return (
    <span className={classes.reason}>
      <span>{`${describeDue(verdict)}, `}</span>
      <span>
        {describeDelivery(verdict)}
        {miss !== null && (
          <>
            : <strong className={typography.error}>{miss}</strong>
          </>
        )}
      </span>
    </span>
  );
}

const sources: Readonly<Record<DifotVerdict['dueDateSource'], string>> = {
  CONFIRMED: 'confirmed',
  REQUESTED: 'requested',
  ESTIMATED: 'estimated',
};

/** The due date of a delivery and its source, for example 'Due 11/07/2025 (confirmed)'. */
export function describeDue({ dueDate, dueDateSource }: DifotVerdict): string {
  return `Due ${formatDate(dueDate as Day)} (${sources[dueDateSource]})`;
}

/** When it was delivered: 'delivered 14/07/2025', or 'not delivered'. */
export function describeDelivery({ deliveredDate }: DifotVerdict): string {
  return deliveredDate === null ? 'not delivered' : `delivered ${formatDate(deliveredDate as Day)}`;
}

/** By how much it is late, for example '1 working day late'; null on time. */
export function describeDelay({ workingDaysLate }: DifotVerdict): string | null {
  if (workingDaysLate === null) return null;
  if (workingDaysLate === 1) return '1 working day late';
  const days = workingDaysLate === maxDaysLate ? `${maxDaysLate} or more` : String(workingDaysLate);
  return `${days} working days late`;
}

/** Why it is a miss, for example '1 working day late, 6 of 8 pieces'; null for a delivery on time. */
export function describeMiss(
  verdict: DifotVerdict,
  { piecesMissing, totals }: Pick<ReportRow, 'piecesMissing' | 'totals'>,
): string | null {
  const sent = totals.deliveryItems;
  const pieces = piecesMissing === undefined ? null : formatDeliveredPieces(sent - piecesMissing, sent);
  return [describeDelay(verdict), pieces].filter((reason) => reason !== null).join(', ') || null;
}
