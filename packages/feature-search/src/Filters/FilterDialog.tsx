import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { Button, Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';

import { withoutProofLabel } from './active-filters.js';
import type { FilterProps } from './FilterBar.js';
import { FilterFields } from './FilterFields.js';
import classes from './Filters.module.css';
import { useFilterForm } from './use-filter-form.js';

interface Props extends FilterProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The filter on narrow screens (LIST-12). Closing it discards changes that were not searched for. */
export function FilterDialog({ opened, onClose, ...props }: Props): ReactNode {
  return (
    <Dialog opened={opened} title="Filters" onClose={onClose} size="lg">
      {opened && <Content {...props} onClose={onClose} />}
    </Dialog>
  );
}

function Content({ state, onSearch, now, onClose }: Omit<Props, 'opened'>): ReactNode {
  const { draft, change, checked, search, clear } = useFilterForm(state, now, onSearch);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (search()) onClose();
      }}
    >
      <FilterFields className={classes.sheet} draft={draft} onChange={change} checked={checked} now={now} />
      <Checkbox
        label={withoutProofLabel}
        checked={draft.withoutProof}
        onChange={(event) => change({ ...draft, withoutProof: event.currentTarget.checked })}
      />
      <DialogActions>
        <Button
          variant="default"
          onClick={() => {
            clear();
            onClose();
          }}
        >
          Clear
        </Button>
        <Button type="submit">Search</Button>
      </DialogActions>
    </form>
  );
}
