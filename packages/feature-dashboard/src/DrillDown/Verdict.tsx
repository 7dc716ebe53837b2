import type { DifotVerdict } from '@consign/api-client/consignment';
import type { ReactNode } from 'react';

import { describeDelay, describeVerdict } from './describe-verdict.js';
import classes from './DrillDown.module.css';

/** Why a delivery is on time or a miss, as one sentence on two lines. */
export function Verdict({ verdict }: { readonly verdict: DifotVerdict }): ReactNode {
  const delay = describeDelay(verdict);
  return (
    <span className={classes.reason}>
      <span>{delay === null ? describeVerdict(verdict) : `${describeVerdict(verdict)}: `}</span>
      {delay !== null && <strong className={classes.late}>{delay}</strong>}
    </span>
  );
}
