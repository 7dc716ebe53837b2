import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { Dialog, DialogActions, type DialogProps } from '../Dialog/Dialog.js';
import classes from '../Dialog/Dialog.module.css';

type Props = Pick<DialogProps, 'opened' | 'title' | 'children' | 'size' | 'onClose'>;

/** Explains something that needs no decision, for example what a chart counts. */
export function InformationDialog({ children, onClose, ...dialog }: Props): ReactNode {
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      icon={<IconInfoCircle className={classes.info} size={20} aria-hidden />}
    >
      <div className={classes.text}>{children}</div>
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
