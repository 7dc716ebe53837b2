import { bulkActions, type BulkAction } from '@consign/domain/bulk';
import { Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { useId, type ReactNode } from 'react';

import classes from './BulkActions.module.css';
import type { Plan } from './use-bulk-plans.js';

interface Props {
  readonly action: BulkAction;
  readonly plan: Plan;
  /** Something is under way, this or another. */
  readonly busy: boolean;
  /** This is under way, and the button where it was asked for shows it (BULK-11). */
  readonly working: boolean;
  readonly onPress: (action: BulkAction) => void;
}

/**
 * An action on the bar. While it does not apply to all, it looks disabled and says why on hover and focus; pressing it
 * then shows the reasons one by one, which is the way for touch.
 */
export function ActionButton({ action, plan, busy, working, onPress }: Props): ReactNode {
  const reasonId = useId();
  if (!plan.shown) return null;
  const { label } = bulkActions[action];
  const reason = plan.decision.allowed ? null : plan.decision.reason;
  const button = (
    <Button
      variant="default"
      size="compact-md"
      className={classes.action ?? ''}
      disabled={busy && reason === null}
      loading={working}
      {...(reason === null
        ? {}
        : { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': reasonId })}
      onClick={() => onPress(action)}
    >
      {label}
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
