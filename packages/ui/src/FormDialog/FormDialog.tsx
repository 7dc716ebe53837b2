import type { ReactNode } from 'react';

import { Dialog, type DialogProps } from '../Dialog/Dialog.js';
import { DialogForm, type DialogFormProps } from './DialogForm.js';

interface Props extends DialogFormProps, Pick<DialogProps, 'opened' | 'title' | 'size'> {}

/**
 * A form in a dialog: Enter saves, Escape cancels, a click outside does nothing. The caller closes it after saving; on
 * failure it stays open with `error` above its buttons.
 */
export function FormDialog({ opened, title, size, ...form }: Props): ReactNode {
  return (
    <Dialog opened={opened} title={title} size={size} onClose={form.onCancel} closeOnOutsideClick={false}>
      <DialogForm {...form} />
    </Dialog>
  );
}
