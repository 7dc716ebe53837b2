import type { SavedView } from '@consign/api-client/consignment';
import { TextField } from '@consign/ui';
import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { maxNameLength, nameProblem } from './view-name.js';
import classes from './Views.module.css';

interface Props {
  readonly view: SavedView;
  readonly busy: boolean;
  /** Calls `done` once the name is saved. */
  readonly onRename: (name: string, done: () => void) => void;
  readonly onDefault: () => void;
  readonly onDelete: () => void;
}

export function ViewRow({ view, busy, onRename, onDefault, onDelete }: Props): ReactNode {
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
            maxLength={maxNameLength}
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
    <li className={classes.row}>
      <span className={classes.name} title={name}>
        {name}
      </span>
      {isDefault && <span className={classes.dimmed}>Default</span>}
      <Action label={star} busy={busy} onClick={onDefault}>
        {isDefault ? (
          <IconStarFilled size={16} className={classes.star} aria-hidden />
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
      disabled={busy}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
