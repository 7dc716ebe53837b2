import { isolate } from '@consign/domain';
import { deskMutations, deskQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { layout, toastSuccess, typography } from '@consign/ui';
import { ConfirmDialog, Dialog, DialogActions } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';

import classes from './Desk.module.css';

/** Deletes templates of the requesting site (CONS-74). */
export function TemplatesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const client = useClient();
  const templates = useQuery(deskQueries(client).templates());
  const remove = useMutation(deskMutations(client).removeTemplate());
  const closeButton = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<{ readonly id: string; readonly name: string } | null>(null);
  return (
    <Dialog opened title="Templates" onClose={onClose} size="md">
      {templates.data?.length === 0 && <p>No templates yet.</p>}
      <ul className={`${layout.rows} ${classes.list}`}>
        {templates.data?.map((template) => (
          <li key={template.id}>
            <bdi className={layout.entry}>{template.name}</bdi>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Delete ${template.name}`}
              onClick={() => setChosen(template)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <DialogActions
        message={
          remove.isError && (
            <p className={typography.error} role="alert">
              The template could not be deleted. Try again.
            </p>
          )
        }
      >
        <Button ref={closeButton} variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
      <ConfirmDialog
        opened={chosen !== null}
        title={`Delete template '${isolate(chosen?.name ?? '')}'?`}
        confirmLabel="Delete"
        cancelLabel="Keep"
        destructive
        onConfirm={() => {
          if (chosen !== null) {
            remove.mutate(chosen.id, {
              onSuccess: () => {
                closeButton.current?.focus();
                toastSuccess(`Template '${isolate(chosen.name)}' deleted`);
              },
            });
          }
          setChosen(null);
        }}
        onCancel={() => setChosen(null)}
      >
        It is deleted for everybody of your requesting site. Consignments stay as they are.
      </ConfirmDialog>
    </Dialog>
  );
}
