import type { BulkAction } from '@consign/domain/bulk';
import { Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { useId, type ReactNode } from 'react';

import classes from './BulkActions.module.css';
import { canStart, describeRefused, formatActionLabel, type Plan } from './use-bulk-plans.js';

interface Props {
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
export function ActionButton({ action, plan, busy, working, onPress }: Props): ReactNode {
  const reasonId = useId();
  if (!plan.shown) return null;
  const reason = describeRefused(plan);
  const isPossible = canStart(plan);
  const button = (
    <Button
      variant="default"
      size="compact-md"
      className={classes.action ?? ''}
      disabled={busy && isPossible}
      loading={working}
      {...(isPossible ? {} : { 'aria-disabled': true, 'data-disabled': true })}
      {...(reason === null ? {} : { 'aria-describedby': reasonId })}
      onClick={() => onPress(action)}
    >
      {formatActionLabel(action, plan)}
    </Button>
  );
  if (reason === null) return button;
  return (
    <>
      <Tooltip label={reason} events={{ hover: true, focus: true, touch: true }}>
        {button}
      </Tooltip>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  );
}
