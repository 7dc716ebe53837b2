import { isolate } from '@consign/domain';
import { savedViewMutations } from '@consign/queries';
import { useClient } from '@consign/session';
import { TextField, toastSuccess } from '@consign/ui';
import { FormDialog } from '@consign/ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import type { SearchState } from '../search-state.js';
import classes from './Views.module.css';
import { formatViewQuery } from './view-match.js';

interface Props {
  readonly state: SearchState;
  readonly onClose: () => void;
}

/** Saves the current search under a name. */
export function SaveViewDialog({ state, onClose }: Props): ReactNode {
  // One id for all attempts: a retry after a lost response does not save twice.
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [tried, setTried] = useState(false);
  const save = useMutation(savedViewMutations(useClient()).save());
  const problem = nameProblem(name);
  return (
    <FormDialog
      opened
      title="Save this search"
      busy={save.isPending}
      error={save.error?.message}
      onCancel={onClose}
      onSave={() => {
        setTried(true);
        if (problem !== null) return;
        save.mutate(
          { id, body: { name: name.trim(), query: formatViewQuery(state), isDefault } },
          {
            onSuccess: () => {
              toastSuccess(`View '${isolate(name.trim())}' saved`);
              onClose();
            },
          },
        );
      }}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={maxNameLength}
        onChange={setName}
        error={tried ? problem : null}
        focusOnMount
      />
      <label className={classes.check}>
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

export const maxNameLength = 60;

/** The server checks the rest: duplicate names and the number of views (LIST-29). */
export function nameProblem(name: string): string | null {
  return name.trim() === '' ? 'Enter a name' : null;
}
