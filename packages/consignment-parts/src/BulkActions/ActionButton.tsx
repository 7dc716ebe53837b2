import { bulkActions, type BulkAction } from '@consign/domain/bulk';
import { Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { useId, type ReactNode } from 'react';

import classes from './BulkActions.module.css';
import type { Plan } from './use-bulk-plans.js';

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
 * An action on the bar. If it does not apply to all, it looks disabled and explains why on hover and focus; pressing it
 * lists the reasons, which also works by touch.
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
