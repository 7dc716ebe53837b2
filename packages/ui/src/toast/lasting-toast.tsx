import { Button } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconClockHour4 } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './toast.module.css';
import { layout } from '../layout/layout.js';
import { returnFocus } from './return-focus.js';
import type { ToastAction } from './toast.js';

interface NextSteps {
  readonly message: string;
  /** A second line. */
  readonly detail?: string | undefined;
  readonly actions: readonly ToastAction[];
}

const nextStepsMs = 12_000;

const looks = {
  root: classes.root ?? '',
  icon: classes.icon ?? '',
  body: classes.body ?? '',
};

/** Shows a success with its next steps. Closes after 12 seconds, but not while it has the focus. */
export function toastNextSteps({ message, detail, actions }: NextSteps): void {
  const id = randomId();
  const toast = {
    id,
    autoClose: nextStepsMs as number | false,
    role: 'group',
    icon: <IconCheck size={18} aria-hidden />,
    classNames: looks,
    'data-tone': 'success',
    message: (
      <div className={layout.column}>
        <span className={classes.message}>{message}</span>
        {detail !== undefined && <span>{detail}</span>}
        <span className={layout.row}>
          {actions.map(({ label, onClick }) => (
            <Button
              key={label}
              size="compact-sm"
              variant="default"
              onClick={() => {
                notifications.hide(id);
                onClick();
              }}
            >
              {label}
            </Button>
          ))}
        </span>
      </div>
    ),
    closeButtonProps: { 'aria-label': 'Close' },
    ...returnFocus((isPaused) =>
      notifications.update({ ...toast, autoClose: isPaused ? false : nextStepsMs }),
    ),
  };
  notifications.show(toast);
}

/** Shows content until the returned function is called. The content has its own buttons. */
export function toastContent(content: ReactNode): () => void {
  const id = randomId();
  notifications.show({
    id,
    autoClose: false,
    withCloseButton: false,
    role: 'group',
    icon: <IconClockHour4 size={18} aria-hidden />,
    classNames: looks,
    'data-tone': 'info',
    message: content,
    ...returnFocus(() => undefined),
  });
  return () => notifications.hide(id);
}
