import type { ConsignmentSearch } from '@consign/api-client/consignment';
import { bulkActionNames, type BulkAction } from '@consign/domain/bulk';
import { lazyPart } from '@consign/ui';
import { useState, type ReactNode } from 'react';

import { isUnderWay, useBulkRun } from '../BulkRunner/index.js';
import type { ConsignmentSelection, SelectedConsignment } from '../selection/index.js';
import { ActionButton } from './ActionButton.js';
import classes from './BulkActions.module.css';
import { MoreActions } from './MoreActions.js';
import { useBulkPlans, type ShownPlan } from './use-bulk-plans.js';
import { useBulkStart } from './use-bulk-start.js';

const BulkDialogs = lazyPart(async () => (await import('./BulkDialogs.js')).BulkDialogs);

interface Props {
  readonly selection: ConsignmentSelection;
  /** What the list was searched for: the manifest says it (BULK-07). */
  readonly search: ConsignmentSearch;
}

/** What is asked of the user before an action is carried out. */
export interface Question {
  readonly action: BulkAction;
  /** `why` shows to which it does not apply; `details` is the action's own question. */
  readonly kind: 'why' | 'details';
  readonly plan: ShownPlan;
}

const onTheBar: readonly BulkAction[] = ['markReady', 'requestPickup', 'labels', 'notes'];
const asksFirst: ReadonlySet<BulkAction> = new Set([
  'cancel',
  'setRequestedPickupDate',
  'emailPickupManifest',
]);

/** What can be done with all that is selected (BULK-01 to 09, BULK-21). */
export function BulkActions({ selection, search }: Props): ReactNode {
  const plans = useBulkPlans(selection);
  const start = useBulkStart(selection, search);
  const run = useBulkRun();
  const busy = isUnderWay(run);
  const working = run?.state === 'running' || run?.state === 'stopping' ? run.task.action : null;
  const [question, setQuestion] = useState<Question | null>(null);

  const goOn = (action: BulkAction, plan: ShownPlan) => {
    if (asksFirst.has(action)) setQuestion({ action, kind: 'details', plan });
    else {
      setQuestion(null);
      start(action, itemsOf(plan));
    }
  };
  const press = (action: BulkAction) => {
    const plan = plans[action];
    if (!plan.shown || busy) return;
    if (plan.answer.allowed) goOn(action, plan);
    else if (plan.refused.length > 0) setQuestion({ action, kind: 'why', plan });
  };

  return (
    <fieldset className={classes.bar} aria-label="Actions for what is selected">
      {onTheBar.map((action) => (
        <ActionButton
          key={action}
          action={action}
          plan={plans[action]}
          busy={busy}
          working={working === action}
          onPress={press}
        />
      ))}
      <MoreActions
        actions={bulkActionNames.filter((action) => !onTheBar.includes(action))}
        plans={plans}
        busy={busy}
        working={working !== null && !onTheBar.includes(working)}
        onPress={press}
      />
      {question !== null && (
        <BulkDialogs
          question={question}
          onGoOn={() => goOn(question.action, question.plan)}
          onAnswer={(details) => {
            setQuestion(null);
            start(question.action, itemsOf(question.plan), details);
          }}
          onClose={() => setQuestion(null)}
        />
      )}
    </fieldset>
  );
}

function itemsOf({ applies }: ShownPlan): readonly SelectedConsignment[] {
  return applies.map(({ item }) => item);
}
