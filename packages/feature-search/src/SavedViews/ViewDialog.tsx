import type { SavedView } from '@consign/api-client/consignment';
import { isolate } from '@consign/domain';
import { savedViewMutations, savedViewQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { layout, TextField, toastSuccess, typography } from '@consign/ui';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';

import { nameProblem, SaveViewDialog, type SaveViewDialogProps } from './SaveViewDialog.js';
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
  const closeButton = useRef<HTMLButtonElement>(null);
  const drop = (view: SavedView): void =>
    remove.mutate(view.id, {
      onSuccess: () => {
        closeButton.current?.focus();
        toastSuccess(`View '${isolate(view.name)}' deleted`, {
          label: 'Undo',
          onClick: () => save.mutate({ id: view.id, body: toBody(view) }),
        });
      },
    });
  return (
    <Dialog opened title="Saved views" onClose={onClose} size="lg">
      {views.data?.length === 0 ? (
        <p className={typography.note}>No saved views.</p>
      ) : (
        <ul className={layout.rows}>
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
            <p className={typography.error} role="alert">
              {save.error.message}
            </p>
          )
        }
      >
        <Button ref={closeButton} variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Props {
  readonly view: SavedView;
  readonly busy: boolean;
  /** Calls `done` once the name is saved. */
  readonly onRename: (name: string, done: () => void) => void;
  readonly onDefault: () => void;
  readonly onDelete: () => void;
}

function ViewRow({ view, busy, onRename, onDefault, onDelete }: Props): ReactNode {
  const { name, isDefault } = view;
  const [typed, setTyped] = useState<string | null>(null);
  if (typed !== null) {
    return (
      <li>
        <form
          className={classes.rename}
          onSubmit={(event) => {
            event.preventDefault();
            if (nameProblem(typed) === null) onRename(typed.trim(), () => setTyped(null));
          }}
        >
          <TextField
            label={`New name for ${name}`}
            value={typed}
            onChange={setTyped}
            error={nameProblem(typed)}
            focusOnMount
          />
          <Button type="submit" loading={busy}>
            Rename
          </Button>
          <Button variant="default" onClick={() => setTyped(null)}>
            Cancel
          </Button>
        </form>
      </li>
    );
  }
  const star = isDefault ? `Stop using ${name} as the default view` : `Make ${name} the default view`;
  return (
    <li>
      <span className={layout.grows} title={name}>
        {name}
      </span>
      {isDefault && <span className={typography.hint}>Default</span>}
      <Action label={star} busy={busy} onClick={onDefault}>
        {isDefault ? (
          <IconStarFilled size={16} className={typography.warning} aria-hidden />
        ) : (
          <IconStar size={16} aria-hidden />
        )}
      </Action>
      <Action label={`Rename ${name}`} busy={busy} onClick={() => setTyped(name)}>
        <IconPencil size={16} aria-hidden />
      </Action>
      <Action label={`Delete ${name}`} busy={busy} onClick={onDelete}>
        <IconTrash size={16} aria-hidden />
      </Action>
    </li>
  );
}

interface ActionProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Action({ label, busy, onClick, children }: ActionProps): ReactNode {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      title={label}
      // A disabled one would lose the focus.
      {...(busy ? { 'aria-disabled': true, 'data-disabled': true } : { onClick })}
    >
      {children}
    </ActionIcon>
  );
}

interface ViewDialogProps extends SaveViewDialogProps {
  readonly tool: ViewTool;
}

export function ViewDialog({ tool, ...props }: ViewDialogProps): ReactNode {
  return tool === 'save' ? <SaveViewDialog {...props} /> : <ManageViewsDialog onClose={props.onClose} />;
}

export type ViewTool = 'save' | 'manage';
