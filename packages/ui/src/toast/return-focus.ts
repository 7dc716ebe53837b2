import type { NotificationData } from '@mantine/notifications';

/**
 * For each toast: once one of its buttons closes it, the focus returns to where it was (CONS-146). Mantine pauses a toast's
 * timer on hover only; `pause` does it while a button has the focus.
 */
export function returnFocus(
  pause: (isPaused: boolean) => void,
): Pick<NotificationData, 'onFocusCapture' | 'onBlurCapture' | 'onClose'> {
  // What had the focus before one of the toast's buttons; null while none of them has it.
  let before: Element | null = null;
  return {
    onFocusCapture: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) before = relatedTarget;
      pause(true);
    },
    onBlurCapture: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) before = null;
      pause(false);
    },
    onClose: () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
  };
}
