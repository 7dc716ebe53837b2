import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

import classes from './Toasts.module.css';

/** The container in which toasts appear. */
export function Toasts(): ReactNode {
  return (
    <Notifications
      // Announced without interrupting.
      aria-live="polite"
      // Away from the buttons of action bars, and of the panel of a bulk action.
      position="bottom-left"
      containerWidth={360}
      className={classes.toasts ?? ''}
      limit={4}
      transitionDuration={150}
    />
  );
}
