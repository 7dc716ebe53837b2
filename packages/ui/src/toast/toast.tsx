import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** Tells of what was done, with Undo or Open where there is one. Closes after 4 seconds (PLAT-14). */
export function toastDone(message: string, action?: ToastAction): void {
  const id = notifications.show({
    color: 'green.9',
    icon: <IconCheck size={16} aria-hidden />,
    message: action ? (
      <>
        {message}{' '}
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => {
            notifications.hide(id);
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      </>
    ) : (
      message
    ),
    closeButtonProps: { 'aria-label': 'Close' },
  });
}

/** The snackbar in the error colour (ERR-07). What needs an action stands on the screen as well. */
export function toastFailed(message: string): void {
  notifications.show({
    color: 'red.9',
    role: 'alert',
    icon: <IconAlertTriangle size={16} aria-hidden />,
    message,
    closeButtonProps: { 'aria-label': 'Close' },
  });
}
