import type { Consignment } from '@consign/api-client/consignment';
import type { ActionDecision } from '@consign/domain/status';
import { ActionBar } from '@consign/ui';
import type { ReactNode } from 'react';

import { HeaderActions } from './actions/HeaderActions.js';
import { ConsignmentHeader } from './ConsignmentHeader.js';
import type { Schedule } from './schedule.js';
import type { ConsignmentFormState } from './use-consignment-form.js';

interface Props {
  readonly consignment: Consignment | null;
  readonly form: ConsignmentFormState;
  /** Null where Save is not shown. */
  readonly save: ActionDecision | null;
  readonly isBackedUp: boolean;
  readonly isSmall: boolean;
  readonly closeHref: string;
  readonly onClose: () => void;
  readonly schedule: Schedule;
}

/** The bar that stays in view: which consignment this is, and its actions. */
export function FormHeader({ consignment, isBackedUp, ...actions }: Props): ReactNode {
  return (
    <ActionBar actions={<HeaderActions consignment={consignment} {...actions} />}>
      <ConsignmentHeader consignment={consignment} isBackedUp={isBackedUp} />
    </ActionBar>
  );
}
