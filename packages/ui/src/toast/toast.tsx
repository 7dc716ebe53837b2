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

import classes from './toast.module.css';

export interface ToastAction {
  /** Undo or Open. */
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

/** Tells of what was done, with Undo or Open where there is one. Closes after 4 seconds (PLAT-14). */
export function toastSuccess(message: string, action?: ToastAction): void {
  show('success', message, action);
}

/** Tells of something that happened without the user's doing. Closes after 4 seconds (PLAT-14). */
export function toastInfo(message: string, action?: ToastAction): void {
  show('info', message, action);
}

/** Tells of what was done but not quite as asked. Closes after 4 seconds (PLAT-14). */
export function toastWarning(message: string, action?: ToastAction): void {
  show('warning', message, action);
}

/** The snackbar in the error colour (ERR-07). What needs an action stands on the screen as well. */
export function toastError(message: string, action?: ToastAction): void {
  show('error', message, action);
}

const autoCloseMs = 4000;

function show(tone: Tone, message: string, action: ToastAction | undefined): void {
  const Glyph = icons[tone];
  // Known beforehand, so that what is shown can name itself.
  const id = randomId();
  const hold = (held: boolean) => notifications.update({ ...toast, autoClose: held ? false : autoCloseMs });
  const toast: NotificationData = {
    id,
    autoClose: autoCloseMs,
    // The place of the toasts is a polite live region; an error interrupts.
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
    // The pointer holds a toast by itself; who comes by keyboard needs as long.
    onFocusCapture: () => hold(true),
    onBlurCapture: () => hold(false),
  };
  notifications.show(toast);
}
