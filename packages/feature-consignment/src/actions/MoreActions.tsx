import { useMenuFocus, useScreenActions } from '@consign/ui';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './Actions.module.css';
import { isShown, disabledReason, type Actions } from './use-actions.js';

interface Props {
  readonly actions: Actions;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly onCopy: () => void;
  readonly onReturn: () => void;
  /** Copies, and requests the pickup of the copy. */
  readonly onSendAgain: () => void;
  readonly onCancel: () => void;
}

/** Create Copy, Create Return and Cancel Consignment (CONS-02); a disabled one shows why below its name. */
export function MoreActions({
  actions,
  isDirty,
  isBusy,
  onCopy,
  onReturn,
  onSendAgain,
  onCancel,
}: Props): ReactNode {
  const copy = disabledReason(actions.copy, isDirty ? 'Save your changes first' : null);
  const entries = [
    { label: 'Create Copy', answer: actions.copy, reason: copy, run: onCopy },
    { label: 'Create Return', answer: actions.copy, reason: copy, run: onReturn },
    { label: 'Copy and Request Pickup', answer: actions.copy, reason: copy, run: onSendAgain },
    {
      label: 'Cancel Consignment',
      answer: actions.cancel,
      reason: disabledReason(actions.cancel, null),
      run: onCancel,
    },
  ].filter(({ answer }) => isShown(answer));
  const { target, openFromMenu } = useMenuFocus();
  useScreenActions(
    entries.map(({ label, reason, run }) => ({ label, reason, run: () => openFromMenu(run) })),
  );
  if (entries.length === 0) return null;
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <Button
          ref={target}
          variant="default"
          loading={isBusy}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          More Actions
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, reason, run }) => (
          <Menu.Item
            key={label}
            closeMenuOnClick={reason === null}
            {...(reason === null
              ? { onClick: () => openFromMenu(run) }
              : { 'aria-disabled': true, className: classes.unfit ?? '' })}
          >
            {label}
            {reason !== null && <span className={classes.reason}>{reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
