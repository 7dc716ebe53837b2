import type { BulkAction } from '@consign/domain/bulk';

import type { ShownPlan } from './use-bulk-plans.js';
import type { Details } from './use-bulk-start.js';

/** A question before an action runs. */
export interface Question {
  readonly action: BulkAction;
  /** `why` lists the consignments that it does not apply to; `details` is the action's own input. */
  readonly kind: 'why' | 'details';
  readonly plan: ShownPlan;
}

export interface DialogProps {
  readonly question: Question;
  readonly onClose: () => void;
  readonly onAnswer: (details: Details) => void;
}
