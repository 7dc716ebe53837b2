import type { BulkAction } from '@consign/domain/bulk';

import type { ShownPlan } from './use-bulk-plans.js';
import type { Details } from './use-bulk-start.js';

/** What is asked of the user before an action is carried out. */
export interface Question {
  readonly action: BulkAction;
  /** `why` shows to which it does not apply; `details` is the action's own question. */
  readonly kind: 'why' | 'details';
  readonly plan: ShownPlan;
}

export interface DialogProps {
  readonly question: Question;
  readonly onClose: () => void;
  readonly onAnswer: (details: Details) => void;
}
