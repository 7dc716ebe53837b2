import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

import classes from './Toasts.module.css';
import { useFreePlace } from './use-free-place.js';

/** The container in which toasts appear. */
export function Toasts(): ReactNode {
  useFreePlace(classes.toasts ?? '');
  return (
    <Notifications
      // Announced without interrupting.
      aria-live="polite"
      // Where nothing is covered; the stylesheet has the place.
      position="bottom-left"
      containerWidth={360}
      className={classes.toasts ?? ''}
      limit={4}
      transitionDuration={150}
    />
  );
}
