import { isolate } from '@consign/domain';
import { savedViewMutations, savedViewQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { toastSuccess } from '@consign/ui';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import type { SavedView } from '@consign/api-client/consignment';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ViewRow } from './ViewRow.js';
import classes from './Views.module.css';

function toBody({ name, query, isDefault }: SavedView) {
  return { name, query, isDefault };
}

/** Renames and deletes the user's views, and sets the default one (LIST-29). */
export function ManageViewsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const client = useClient();
  const views = useQuery(savedViewQueries(client).all());
  const save = useMutation(savedViewMutations(client).save());
  const remove = useMutation(savedViewMutations(client).remove());
  const drop = (view: SavedView): void =>
    remove.mutate(view.id, {
      onSuccess: () =>
        toastSuccess(`View '${isolate(view.name)}' deleted`, {
          label: 'Undo',
          onClick: () => save.mutate({ id: view.id, body: toBody(view) }),
        }),
    });
  return (
    <Dialog opened title="Saved views" onClose={onClose} size="lg">
      {views.data?.length === 0 ? (
        <p className={classes.note}>No saved views.</p>
      ) : (
        <ul className={classes.list}>
          {views.data?.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              busy={save.isPending || remove.isPending}
              onRename={(name, done) =>
                save.mutate({ id: view.id, body: { ...toBody(view), name } }, { onSuccess: done })
              }
              onDefault={() =>
                save.mutate({ id: view.id, body: { ...toBody(view), isDefault: !view.isDefault } })
              }
              onDelete={() => drop(view)}
            />
          ))}
        </ul>
      )}
      <DialogActions
        message={
          save.error !== null && (
            <p className={classes.error} role="alert">
              {save.error.message}
            </p>
          )
        }
      >
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
