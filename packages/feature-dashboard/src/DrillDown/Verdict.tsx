import type { DifotVerdict } from '@consign/api-client/consignment';
import type { ReactNode } from 'react';

import { describeDelay, describeDelivery, describeDue } from './describe-verdict.js';
import classes from './DrillDown.module.css';

/** Why a delivery is on time or a miss (DASH-25), as one sentence on two lines. */
export function Verdict({ verdict }: { readonly verdict: DifotVerdict }): ReactNode {
  const delay = describeDelay(verdict);
  return (
    <span className={classes.reason}>
      <span>{`${describeDue(verdict)}, `}</span>
      <span>
        {describeDelivery(verdict)}
        {delay !== null && (
          <>
            : <strong className={classes.late}>{delay}</strong>
          </>
        )}
      </span>
    </span>
  );
}
