import type { ConsignmentExtra } from '@consign/consignment-parts/table';
import type { ReportRow } from '@consign/queries';

import type { Segment } from '../segments.js';
import { ExceptionRaised, ExceptionState, ExceptionsList, ExceptionTitle } from './Exceptions.js';
import { Verdict } from './Verdict.js';

/** The columns of DIFOT: which date a delivery was held against, and by how much it missed. */
const difotReasons: ConsignmentExtra<ReportRow> = {
  columns: [
    {
      id: 'difot',
      header: 'Due and delivered',
      width: 280,
      cell: ({ difot }) => (difot === undefined ? null : <Verdict verdict={difot} />),
    },
  ],
  card: ({ difot }) => (difot === undefined ? null : <Verdict verdict={difot} />),
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

/** What the rows of a segment say beside the list's columns. */
export function findReasons(card: Segment['card'], now: Date): ConsignmentExtra<ReportRow> | undefined {
  if (card === 'difot') return difotReasons;
  return card === 'exceptions' ? exceptionReasons(now) : undefined;
}
