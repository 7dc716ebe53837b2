import { isolate } from '@consign/domain';
import { countCharacters } from '@consign/domain/rules';
import { savedViewMutations, savedViewQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { layout, TextField, toastSuccess } from '@consign/ui';
import { FormDialog } from '@consign/ui/dialogs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import type { SearchState } from '../search-state.js';
import { formatViewQuery } from './view-match.js';

export interface SaveViewDialogProps {
  readonly state: SearchState;
  /** The name of the view whose filter was changed; empty without such a view. */
  readonly changedName: string;
  readonly onClose: () => void;
}

/** Saves the current search under a name, in place of the view that has it (LIST-94). */
export function SaveViewDialog({ state, changedName, onClose }: SaveViewDialogProps): ReactNode {
  const client = useClient();
  const views = useQuery(savedViewQueries(client).all()).data ?? [];
  // One id for all attempts: a retry after a lost response does not save twice.
  const [newId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(changedName);
  const [isDefault, setDefault] = useState(false);
  const [tried, setTried] = useState(false);
  const save = useMutation(savedViewMutations(client).save());
  const typed = name.trim();
  const same = views.find((each) => each.name.toLowerCase() === typed.toLowerCase());
  const problem = nameProblem(name);
  return (
    <FormDialog
      opened
      title="Save this search"
      busy={save.isPending}
      error={save.error?.message}
      saveLabel={same === undefined ? 'Save' : 'Replace'}
      onCancel={onClose}
      onSave={() => {
        setTried(true);
        if (problem !== null) return;
        save.mutate(
          {
            id: same?.id ?? newId,
            body: {
              name: typed,
              query: formatViewQuery(state),
              isDefault: isDefault || same?.isDefault === true,
            },
          },
          {
            onSuccess: () => {
              toastSuccess(`View '${isolate(typed)}' saved`);
              onClose();
            },
          },
        );
      }}
    >
      <TextField
        label="Name"
        hint={same === undefined ? undefined : `Replaces the view '${same.name}'`}
        value={name}
        onChange={setName}
        error={tried ? problem : null}
        focusOnMount
      />
      <label className={layout.row}>
        <input
          type="checkbox"
          checked={isDefault}
          onChange={(event) => setDefault(event.currentTarget.checked)}
        />
        Make this my default view
      </label>
    </FormDialog>
  );
}

const maxNameLength = 60;

/** The server checks the rest: duplicate names and the number of views (LIST-29). */
export function nameProblem(name: string): string | null {
  const length = countCharacters(name.trim());
  if (length === 0) return 'Enter a name';
  return length > maxNameLength ? `Maximum length is ${maxNameLength} characters` : null;
}
