import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { DialogActions } from '../Dialog/index.js';
import classes from './FormDialog.module.css';

export interface DialogFormProps {
  readonly children: ReactNode;
  /** Enter in a field comes here too; not while busy. */
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly busy?: boolean | undefined;
  /** Why it was not saved, shown above the buttons. What was typed stays. */
  readonly error?: string | null | undefined;
  readonly saveLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  /** There is nothing that could be saved. */
  readonly isSaveHidden?: boolean | undefined;
}

/** The content of a FormDialog, for a form that keeps its state inside a `Dialog` and begins anew when that opens. */
export function DialogForm({
  children,
  onSave,
  onCancel,
  busy = false,
  error,
  saveLabel = 'Save',
  cancelLabel = 'Cancel',
  isSaveHidden = false,
}: DialogFormProps): ReactNode {
  const failed = error !== null && error !== undefined && error !== '';
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog is still inside the form that opened it, for React.
        event.stopPropagation();
        if (!busy && !isSaveHidden) onSave();
      }}
    >
      <div className={classes.fields} ref={autofocusFirstField}>
        {children}
      </div>
      <DialogActions
        message={
          failed && (
            <div className={classes.error} role="alert">
              <IconAlertCircle size={18} aria-hidden />
              <span className={classes.message}>{error}</span>
            </div>
          )
        }
      >
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
        {!isSaveHidden && (
          <Button type="submit" loading={busy}>
            {saveLabel}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

/** The dialog would begin at its close button. */
function autofocusFirstField(fields: HTMLElement | null): void {
  if (fields === null || fields.querySelector('[data-autofocus]')) return;
  fields.querySelector(':is(input, textarea):not([readonly], :disabled)')?.setAttribute('data-autofocus', '');
}
