import { Button } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { notifications, type NotificationData } from '@mantine/notifications';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconInfoCircle,
  type Icon,
} from '@tabler/icons-react';

import { returnFocus } from './return-focus.js';
import classes from './toast.module.css';

export interface ToastAction {
  /** 'Undo' or 'Open'. */
  readonly label: string;
  readonly onClick: () => void;
}

type Tone = 'success' | 'info' | 'warning' | 'error';

const icons: Readonly<Record<Tone, Icon>> = {
  success: IconCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
};

/** Shows a success message, optionally with an action. Closes after 4 seconds (PLAT-14). */
export function toastSuccess(message: string, action?: ToastAction): void {
  show('success', message, action);
}

/** Shows something that happened without the user's doing. Closes after 4 seconds (PLAT-14). */
export function toastInfo(message: string, action?: ToastAction): void {
  show('info', message, action);
}

/** Shows a partial success. Closes after 4 seconds (PLAT-14). */
export function toastWarning(message: string, action?: ToastAction): void {
  show('warning', message, action);
}

/** Shows an error (ERR-07). Closes after 4 seconds (PLAT-14), so an error that needs action must also be on the screen. */
export function toastError(message: string, action?: ToastAction): void {
  show('error', message, action);
}

const autoCloseMs = 4000;

function show(tone: Tone, message: string, action: ToastAction | undefined): void {
  const Glyph = icons[tone];
  // Known in advance, so that the toast can update itself.
  const id = randomId();
  const pause = (paused: boolean) =>
    notifications.update({ ...toast, autoClose: paused ? false : autoCloseMs });
  const toast: NotificationData = {
    id,
    autoClose: autoCloseMs,
    // The container is a polite live region; an error interrupts.
    role: tone === 'error' ? 'alert' : 'group',
    icon: <Glyph size={18} aria-hidden />,
    classNames: { root: classes.root ?? '', icon: classes.icon ?? '', body: classes.body ?? '' },
    'data-tone': tone,
    message: (
      <div className={classes.content}>
        <span className={classes.message}>{message}</span>
        {action !== undefined && (
          <Button
            className={classes.action ?? ''}
            size="compact-sm"
            variant="transparent"
            onClick={() => {
              notifications.hide(id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    ),
    closeButtonProps: { 'aria-label': 'Close' },
    ...returnFocus(pause),
  };
  notifications.show(toast);
}
