import type { ConsignmentSearch } from '@consign/api-client/consignment';
import { bulkActionNames, type BulkAction } from '@consign/domain/bulk';
import { usePermissions } from '@consign/session';
import { layout, lazyComponent, typography, useMenuFocus, useScreenActions } from '@consign/ui';
import { Button, Menu, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';

import { isActive, useBulkRun } from '../BulkRunner/index.js';
import type { ConsignmentSelection } from '../selection/index.js';
import type { Question } from './question.js';
import {
  canStart,
  describeRefused,
  formatActionLabel,
  useBulkPlans,
  type BulkPlans,
  type Plan,
  type ShownPlan,
} from './use-bulk-plans.js';
import { useBulkStart } from './use-bulk-start.js';

const ExportDialog = lazyComponent(async () => (await import('./ExportDialog.js')).ExportDialog);
const BulkDialogs = lazyComponent(async () => (await import('./BulkDialogs.js')).BulkDialogs);

interface Props {
  readonly selection: ConsignmentSelection;
  /** The list's search, printed on the manifest (BULK-07). */
  readonly search: ConsignmentSearch;
  /** How many consignments match the search on all pages; CSV export offers all of them (EXTR-12). */
  readonly matchCount?: number;
}

const barActions: readonly BulkAction[] = ['markReady', 'requestPickup', 'labels', 'notes'];
const needsInput: ReadonlySet<BulkAction> = new Set([
  'cancel',
  'setRequestedPickupDate',
  'emailPickupManifest',
]);

/** The actions for all selected consignments (BULK-01 to 09, BULK-21, BULK-28). */
export function BulkActions({ selection, search, matchCount = 0 }: Props): ReactNode {
  const plans = useBulkPlans(selection);
  const seesPrices = usePermissions().has('Consignment.ViewPricing');
  const start = useBulkStart(selection, search);
  const run = useBulkRun();
  const busy = isActive(run);
  const working = run?.state === 'running' || run?.state === 'stopping' ? run.task.action : null;
  const [question, setQuestion] = useState<Question | null>(null);

  const proceed = (action: BulkAction, plan: ShownPlan) => {
    const offersMore = action === 'exportCsv' && (seesPrices || matchCount > plan.applicable.length);
    if (needsInput.has(action) || offersMore) setQuestion({ action, kind: 'details', plan });
    else if (plan.refused.length > 0) setQuestion({ action, kind: 'why', plan });
    else {
      setQuestion(null);
      start(action, plan);
    }
  };
  const press = (action: BulkAction) => {
    const plan = plans[action];
    if (!plan.shown || busy) return;
    if (canStart(plan)) proceed(action, plan);
    else if (plan.refused.length > 0) setQuestion({ action, kind: 'why', plan });
  };

  useScreenActions(
    bulkActionNames.flatMap((action) => {
      const plan = plans[action];
      if (!plan.shown) return [];
      const reason = canStart(plan) ? null : describeRefused(plan);
      return [{ label: formatActionLabel(action, plan), reason, run: () => press(action) }];
    }),
  );

  return (
    <fieldset className={layout.row} style={{ gap: 4 }} aria-label="Bulk actions">
      {barActions.map((action) => (
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
        actions={bulkActionNames.filter((action) => !barActions.includes(action))}
        plans={plans}
        busy={busy}
        working={working !== null && !barActions.includes(working)}
        onPress={press}
      />
      {question?.action === 'exportCsv' && (
        <ExportDialog
          selected={question.plan.applicable.length}
          matchCount={matchCount}
          search={search}
          onSelected={(rowPer) => {
            setQuestion(null);
            start('exportCsv', question.plan, { rowPer });
          }}
          onClose={() => setQuestion(null)}
        />
      )}
      {question !== null && question.action !== 'exportCsv' && (
        <BulkDialogs
          question={question}
          onAnswer={(details) => {
            setQuestion(null);
            start(question.action, question.plan, details);
          }}
          onClose={() => setQuestion(null)}
        />
      )}
    </fieldset>
  );
}

interface MoreActionsProps {
  readonly actions: readonly BulkAction[];
  readonly plans: BulkPlans;
  readonly busy: boolean;
  /** One of these actions is running. */
  readonly working: boolean;
  readonly onPress: (action: BulkAction) => void;
}

/** The less frequent actions; one that does not apply to all shows why below its name. */
function MoreActions({ actions, plans, busy, working, onPress }: MoreActionsProps): ReactNode {
  const { target, openFromMenu } = useMenuFocus();
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <Button
          ref={target}
          variant="default"
          size="compact-md"
          h={32}
          disabled={busy}
          loading={working}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => {
          const plan = plans[action];
          if (!plan.shown) return null;
          const reason = describeRefused(plan);
          return (
            <Menu.Item
              key={action}
              onClick={() => openFromMenu(() => onPress(action))}
              {...(canStart(plan) ? {} : { 'aria-disabled': true })}
            >
              {formatActionLabel(action, plan)}
              {reason !== null && <span className={typography.secondLine}>{reason}</span>}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ActionButtonProps {
  readonly action: BulkAction;
  readonly plan: Plan;
  /** An action is running, this or another. */
  readonly busy: boolean;
  /** This action is running; its button shows it (BULK-11). */
  readonly working: boolean;
  readonly onPress: (action: BulkAction) => void;
}

/**
 * An action on the bar. If it applies to some, its label says how many, and it runs for those (BULK-28); if to none, it
 * looks disabled. Both explain why on hover and focus. Pressing a disabled one lists the reasons, which also works by
 * touch.
 */
function ActionButton({ action, plan, busy, working, onPress }: ActionButtonProps): ReactNode {
  const reasonId = useId();
  if (!plan.shown) return null;
  const reason = describeRefused(plan);
  const isPossible = canStart(plan);
  return (
    <>
      {/* Always there: a button that moved into it would be another one, without the focus. */}
      <Tooltip label={reason} disabled={reason === null} events={{ hover: true, focus: true, touch: true }}>
        <Button
          variant="default"
          size="compact-md"
          h={32}
          disabled={busy && isPossible}
          loading={working}
          {...(isPossible ? {} : { 'aria-disabled': true, 'data-disabled': true })}
          {...(reason === null ? {} : { 'aria-describedby': reasonId })}
          onClick={() => onPress(action)}
        >
          {formatActionLabel(action, plan)}
        </Button>
      </Tooltip>
      {reason !== null && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
}
